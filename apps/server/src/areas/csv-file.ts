import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** How many rows a download holds at most, and how many of them are read at once. */
export const CSV_MOST_ROWS = 50_000;
const rowsAtOnce = 1000;

export type CsvValue = string | number | boolean | null;

export interface CsvSource {
  columns: readonly string[];
  /** The next rows, at most so many; fewer end the file. */
  read: (count: number) => Promise<readonly (readonly CsvValue[])[]>;
}

/**
 * A list as a CSV file, read piece by piece while it is sent. Cells that a spreadsheet would run as a formula are
 * escaped, and the mark at the beginning tells it how letters are written.
 */
export function csvFile({ columns, read }: CsvSource): Readable {
  const rows = Readable.from(rowsOf({ columns, read }), { objectMode: true });
  const file = stringify({ bom: true, escape_formulas: true, cast: { boolean: String } });
  // Rows that can't be read end the file with the same error, which whoever sends it hears.
  return pipeline(rows, file, () => {});
}

async function* rowsOf({ columns, read }: CsvSource) {
  yield columns;
  for (let left = CSV_MOST_ROWS; left > 0; ) {
    const wanted = Math.min(rowsAtOnce, left);
    const rows = await read(wanted);
    yield* rows;
    left = rows.length < wanted ? 0 : left - rows.length;
  }
}
