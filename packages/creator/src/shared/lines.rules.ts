/** The lines of a text, trimmed, without empty ones: a list as people type it. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
