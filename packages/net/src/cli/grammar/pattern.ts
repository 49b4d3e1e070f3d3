/** One part of a command's pattern. */
export type Part =
  | { kind: 'word'; word: string }
  | { kind: 'param'; name: string; type: string }
  | { kind: 'some'; choices: Part[][]; isOptional: boolean };

/**
 * Reads a pattern: `ip address <address:ip> <mask:mask> [<secondary:secondary>]`. Words stand for themselves, `<name:type>`
 * is a parameter, `[…]` may be left out, `{…|…}` is one of several. A type that isn't known is a keyword, or several with
 * `|` between them.
 */
export function readPattern(pattern: string): Part[] {
  const tokens = pattern.match(/<[^>]+>|[[\]{}|]|[^\s[\]{}|<]+/g) ?? [];
  let at = 0;
  const sequence = (): Part[] => {
    const parts: Part[] = [];
    for (; at < tokens.length; at++) {
      const token = tokens[at] as string;
      if (token === ']' || token === '}' || token === '|') break;
      parts.push(token === '[' || token === '{' ? some(token === '[') : single(token));
    }
    return parts;
  };
  const some = (isOptional: boolean): Part => {
    const choices: Part[][] = [];
    do {
      at++;
      choices.push(sequence());
    } while (tokens[at] === '|');
    return { kind: 'some', choices, isOptional };
  };
  return sequence();
}

function single(token: string): Part {
  if (token[0] !== '<') return { kind: 'word', word: token };
  const [name = '', type = ''] = token.slice(1, -1).split(':');
  return { kind: 'param', name, type };
}
