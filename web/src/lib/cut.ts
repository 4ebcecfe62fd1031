/** A name of no more than so many letters: whoever calls themselves by a whole sentence keeps its beginning. */
export function cut(text: string, letters: number): string {
  const all = [...text];
  return all.length <= letters ? text : `${all.slice(0, letters - 1).join("").trimEnd()}…`;
}
