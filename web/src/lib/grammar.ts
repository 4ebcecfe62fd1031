/** Russian names of things as objects of sentences; Python's messages have the same (`engine/messages.py`). */

import type { FluentFunction, FluentValue } from "@fluent/bundle";

const ADJECTIVE: Readonly<Record<string, string>> = { ая: "ую", яя: "юю" };
const NOUN: Readonly<Record<string, string>> = { а: "у", я: "ю" };

/** «Мегатонна», «Старая мельница» become «Мегатонну», «Старую мельницу»; what follows the noun stays as it is. A noun before a name in quotes is none itself: «станцию «Метро-центр»». */
export function accusative(name: string): string {
  const words = name.split(" ");
  if (words[0] && words[1]?.startsWith("«")) words[0] = words[0].charAt(0).toLowerCase() + words[0].slice(1);
  for (const [place, word] of words.entries()) {
    const adjective = word.slice(-2) in ADJECTIVE && place + 1 < words.length;
    const size = adjective ? 2 : 1;
    const ending = word.slice(-size);
    words[place] = word.slice(0, word.length - size) + ((adjective ? ADJECTIVE : NOUN)[ending] ?? ending);
    if (!adjective) break;
  }
  return words.join(" ");
}

function worded(value: FluentValue | undefined): string {
  return typeof value === "string" ? value : String(value?.valueOf() ?? "");
}

/** What messages may call. */
export const FUNCTIONS: Readonly<Record<string, FluentFunction>> = { ACC: ([name]) => accusative(worded(name)) };
