/** A word of a line, and where it starts. */
export interface Token {
  text: string;
  start: number;
}

export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  const words = /\S+/g;
  for (let found = words.exec(line); found; found = words.exec(line)) {
    tokens.push({ text: found[0], start: found.index });
  }
  return tokens;
}
