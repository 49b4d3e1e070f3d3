/** The text of a field in an address; one that is there twice, or not at all, has none. */
export function singleText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
