import { isSameValue } from '@uplink/api-client';

/** How many fields differ from what is stored; the rows of a list count one by one. */
export function countChanges<Values extends object>(values: Values, stored: Values): number {
  return (Object.keys(values) as (keyof Values)[])
    .map((field) => changesOf(values[field], stored[field]))
    .reduce((total, count) => total + count, 0);
}

function changesOf(value: unknown, stored: unknown): number {
  const areRows =
    Array.isArray(value) && Array.isArray(stored) && typeof (value[0] ?? stored[0]) === 'object';
  if (!areRows) return isSameValue(value, stored) ? 0 : 1;
  const rows = Math.max(value.length, stored.length);
  return Array.from({ length: rows }, (_, row) => row).filter(
    (row) => !isSameValue(value[row], stored[row]),
  ).length;
}
