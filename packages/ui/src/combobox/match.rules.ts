/** The text before, in and after the first place where `typed` occurs; no match when it does not. */
export function splitAtMatch(label: string, typed: string): [string, string, string] {
  const words = typed.trim();
  const start = words === '' ? -1 : label.toLowerCase().indexOf(words.toLowerCase());
  if (start === -1) return [label, '', ''];
  const end = start + words.length;
  return [label.slice(0, start), label.slice(start, end), label.slice(end)];
}
