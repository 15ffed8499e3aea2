#!/bin/sh
# A program that takes a seat, in the shell of every machine: always the first move offered.
#
#     sztab lab play medieval-battle --bots "program:sh examples/programs/first_move.sh,random"
#
# "moves" comes behind the view and the log, so the last one in the line is the list of moves.
while IFS= read -r line; do
  case $line in
  '{"is":"decide"'*)
    move=$(printf '%s\n' "$line" | sed 's/.*"moves":\["\([^"]*\)".*/\1/')
    printf '{"do":"move","move":"%s"}\n' "$move"
    ;;
  '{"is":"end"'*) exit 0 ;;
  esac
done
