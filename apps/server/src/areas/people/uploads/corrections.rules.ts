import type { Schema } from '@uplink/api-client';
import type { CsvTable } from './read-csv.ts';

export type Correction = Schema<'UserUploadCorrection'>['cells'][number];

const placeOf = ({ line, at }: Correction) => `${line}:${at}`;

/** All corrections of a file; a later one of the same cell counts. */
export const mergeCorrections = (
  known: readonly Correction[],
  added: readonly Correction[],
): Correction[] => [...new Map([...known, ...added].map((one) => [placeOf(one), one])).values()];

/** Puts corrections into a table; false when one is of a cell that it doesn't have. */
export function correctTable(
  { heading, lines }: CsvTable,
  corrections: readonly Correction[],
): boolean {
  const byLine = new Map(lines.map((one) => [one.line, one]));
  return corrections.every(({ line, at, value }) => {
    const cells = byLine.get(line)?.cells;
    if (!cells || at >= heading.length) return false;
    // A short line has no cells at its end.
    while (cells.length < at) cells.push('');
    cells[at] = value.trim();
    return true;
  });
}
