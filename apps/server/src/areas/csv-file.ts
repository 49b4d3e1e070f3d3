import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** How many rows a download holds at most, and how many of them are read at once. */
export const CSV_MOST_ROWS = 50_000;
const rowsAtOnce = 1000;

export type CsvValue = string | number | boolean | null;

export interface CsvSource {
  columns: readonly string[];
  /** Reads at most `count` further rows; fewer mean the file ends. */
  read: (count: number) => Promise<readonly (readonly CsvValue[])[]>;
}

/**
 * A list as a CSV file, read piece by piece while it is sent; the first piece before, so that a filter the database
 * refuses is answered as everywhere else. Cells that a spreadsheet would run as a formula are escaped, and the mark at
 * the beginning tells it how letters are written.
 */
export async function csvFile({ columns, read }: CsvSource): Promise<Readable> {
  const first = await read(rowsAtOnce);
  const rows = Readable.from(rowsOf({ columns, read }, first), { objectMode: true });
  const file = stringify({ bom: true, escape_formulas: true, cast: { boolean: String } });
  // If rows can't be read, the file fails with that error, and so does the response that sends it.
  return pipeline(rows, file, () => {});
}

async function* rowsOf({ columns, read }: CsvSource, first: readonly (readonly CsvValue[])[]) {
  yield columns;
  yield* first;
  let isMore = first.length === rowsAtOnce;
  for (let left = CSV_MOST_ROWS - first.length; isMore && left > 0; ) {
    const wanted = Math.min(rowsAtOnce, left);
    const rows = await read(wanted);
    yield* rows;
    isMore = rows.length === wanted;
    left -= rows.length;
  }
}
