/** Queries, tokens, mail addresses and what may be a card number do not belong in a mail. */
export function scrub(text: string): string {
  return text
    .replace(/\?[^\s)]*/g, '')
    .replace(/[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g, '[token]')
    .replace(/[^\s@]+@[^\s@]+\.[a-z]{2,}/gi, '[address]')
    .replace(/\d(?:[ -]?\d){12,18}/g, '[number]');
}
