const LEAST = 1;
const MOST = 4094;

/** Reads `10,20,30-35`. `undefined` if a number is out of range or a range runs backwards. */
export function parseVlans(text: string): number[] | undefined {
  if (!/^\d{1,4}(-\d{1,4})?(,\d{1,4}(-\d{1,4})?)*$/.test(text)) return undefined;
  const ids: number[] = [];
  for (const part of text.split(',')) {
    const [from = 0, to = from] = part.split('-').map(Number);
    if (from < LEAST || to > MOST || to < from) return undefined;
    for (let id = from; id <= to; id++) ids.push(id);
  }
  return sortedVlans(ids);
}

/** Writes a list as short as devices do: `10,20,30-35`. */
export function formatVlans(ids: number[]): string {
  const parts: string[] = [];
  for (let i = 0; i < ids.length; i++) {
    const from = ids[i] as number;
    while (ids[i + 1] === (ids[i] as number) + 1) i++;
    const to = ids[i] as number;
    parts.push(to === from ? `${from}` : to === from + 1 ? `${from},${to}` : `${from}-${to}`);
  }
  return parts.length ? parts.join(',') : 'none';
}

/** Ascending, each once. */
export const sortedVlans = (ids: number[]): number[] =>
  ids
    .slice()
    .sort((a, b) => a - b)
    .filter((id, i, all) => id !== all[i - 1]);

/** Every VLAN there can be. */
export const allVlans = (): number[] => Array.from({ length: MOST }, (_, i) => i + LEAST);
