#!/bin/sh
# A program that takes a seat, in the shell of every machine: always the last move offered.
#
#     sztab lab play medieval-battle --bots "program:sh examples/programs/last_move.sh,random"
#
# "moves" comes behind the view and the log, so the last one in the line is the list of moves. The
# first move would do as well, but in the Race to the Rhine it can load and unload for ever.
while IFS= read -r line; do
  case $line in
  '{"is":"decide"'*)
    move=$(printf '%s\n' "$line" | sed 's/.*"moves":\[.*"\([^"]*\)"\].*/\1/')
    printf '{"do":"move","move":"%s"}\n' "$move"
    ;;
  '{"is":"end"'*) exit 0 ;;
  esac
done
