/** The value under a path: 'links[1].url'. */
export function valueAt(values: object, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], values);
}

/** The path with `[]` for any row: 'links[1].url' is a 'links[].url'. */
export const patternOf = (path: string) => path.replace(/\[\d+\]/g, '[]');

/** The places that a pattern has in these values: 'links[].url' is 'links[0].url', 'links[1].url'. */
export function placesOf(values: object, pattern: string): string[] {
  const end = pattern.indexOf('[]');
  if (end < 0) return [pattern];
  const list = pattern.slice(0, end);
  const rows = valueAt(values, list);
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((_, row) => placesOf(values, `${list}[${row}]${pattern.slice(end + 2)}`));
}

/** Whether a change of one place is a change of the other: of a row, of its list, of itself. */
export function isSameBranch(one: string, other: string): boolean {
  const [outer, inner] = one.length < other.length ? [one, other] : [other, one];
  return inner.startsWith(outer) && /^($|[.[])/.test(inner.slice(outer.length));
}

/** The path of a name that the server uses: 'links.1.url' is 'links[1].url'. */
export const pathOf = (name: string) => name.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
