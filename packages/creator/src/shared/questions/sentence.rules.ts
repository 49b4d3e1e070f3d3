/** A part of a sentence: words, or a blank with its brackets. */
export interface SentencePart {
  text: string;
  isBlank: boolean;
}

/** A sentence cut at its brackets, so that blanks can be drawn as chips. */
export function partsOf(sentence: string): SentencePart[] {
  return sentence
    .split(/(<[^<>]*>)/)
    .filter((text) => text !== '')
    .map((text) => ({ text, isBlank: text.startsWith('<') && text.endsWith('>') }));
}

/** The sentence with a selection made a blank; a selected blank becomes words again. */
export function toggleBlank(sentence: string, start: number, end: number): string {
  const selected = sentence.slice(start, end);
  const before = sentence.slice(0, start);
  const after = sentence.slice(end);
  if (before.endsWith('<') && after.startsWith('>'))
    return before.slice(0, -1) + selected + after.slice(1);
  if (/^<[^<>]*>$/.test(selected)) return before + selected.slice(1, -1) + after;
  return `${before}<${selected.trim()}>${after}`;
}
