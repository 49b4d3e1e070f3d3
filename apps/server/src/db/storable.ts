/** No content of ours is nested deeper; what comes after calls itself for each level. */
const deepest = 500;

/** Whether PostgreSQL can keep a text: it takes no null character and no half of a surrogate pair. */
export const isStorableText = (text: string): boolean =>
  !text.includes('\0') && !/\p{Cs}/u.test(text);

/** Why a value that was read from JSON or YAML can't be kept. */
export function storingFault(value: unknown): 'characters' | 'depth' | undefined {
  const waiting = [{ one: value, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { one, depth } = next;
    if (depth > deepest) return 'depth';
    if (typeof one === 'string' && !isStorableText(one)) return 'characters';
    if (typeof one !== 'object' || one === null) continue;
    for (const [key, part] of Object.entries(one)) {
      if (!isStorableText(key)) return 'characters';
      waiting.push({ one: part, depth: depth + 1 });
    }
  }
  return undefined;
}
