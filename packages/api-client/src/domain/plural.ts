import { formatNumber } from './format.ts';

/** '1 change', '2 changes', '1,204 entries'; `many` where the plural has more than an s. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
