/** What a search for people asks for. */
export interface PeopleSearch {
  /** Words that all must be found, each perhaps mistyped. */
  words: string[];
  /** Digits of a phone number. */
  digits?: string;
  /** A reference such as `usr_42`, or a number alone. */
  reference?: { kind: 'usr' | 'pur' | 'pay'; id: number };
}

const mostWords = 5;

/** Reads what was typed into the search of people. */
export function readSearch(typed: string): PeopleSearch {
  const text = typed.trim().toLowerCase();
  const [, kind, id] = /^(usr|pur|pay)_(\d{1,15})$/.exec(text) ?? [];
  if (kind) return { words: [], reference: { kind: kind as 'usr', id: Number(id) } };
  if (/^[+\d][\d\s().-]*$/.test(text)) {
    const digits = text.replace(/\D/g, '');
    const isId = /^\d{1,15}$/.test(text);
    return {
      words: [],
      ...(digits.length >= 4 && { digits }),
      ...(isId && { reference: { kind: 'usr', id: Number(text) } }),
    };
  }
  return { words: text.split(/\s+/).slice(0, mostWords) };
}

const shortest = 4;
const longest = 12;

/**
 * A word as it may have been meant: with two neighbouring letters the other way round. Pieces of words
 * don't find these, because every piece around them differs.
 */
export function swapped(word: string): string[] {
  if (word.length < shortest || word.length > longest || /[^\p{L}]/u.test(word)) return [];
  const letters = [...word];
  const found = letters.slice(1, -1).map((_, index) => {
    const at = index + 1;
    return [...letters.slice(0, at), letters[at + 1], letters[at], ...letters.slice(at + 2)].join(
      '',
    );
  });
  return [...new Set(found)].filter((one) => one !== word);
}
