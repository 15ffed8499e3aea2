// The chat as it comes: all of it after a connection is made, then what is new.
import type { ChatLine } from "../wire/types";

export function withNew(chat: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const [old, first] = [chat[0], lines[0]];
  const whole = old === undefined || first === undefined || (old.at === first.at && old.text === first.text);
  return whole ? lines : [...chat, ...lines];
}
