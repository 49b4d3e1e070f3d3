import { parse } from 'csv-parse';
import { unprocessable } from '../../../plugins/errors/errors.ts';

export interface CsvLine {
  /** In the file, from 1. */
  line: number;
  cells: string[];
}

export interface CsvTable {
  heading: string[];
  lines: CsvLine[];
}

export const MOST_LINES = 10_000;
const mostColumns = 50;
const longestCell = 1000;

/** A table as spreadsheets save it: with commas, semicolons or tabs, its first line the names of the columns. */
export async function readCsv(bytes: Buffer): Promise<CsvTable> {
  const text = decode(bytes);
  const records = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  const lines: CsvLine[] = [];
  try {
    for await (const { record, info } of records as AsyncIterable<Parsed>) {
      if (lines.length > MOST_LINES)
        throw unprocessable('A file holds at most 10,000 users. Split it into several files.');
      lines.push({ line: info.lines, cells: record.map(cleanCell) });
    }
  } catch (error) {
    throw isCsvError(error)
      ? unprocessable(`We can't read this file: ${error.message}.`)
      : (error as Error);
  }
  const [heading, ...rest] = lines;
  if (!heading || rest.length === 0)
    throw unprocessable('This file has no users. Its first line names the columns.');
  if (heading.cells.length > mostColumns)
    throw unprocessable(`This file has more than ${mostColumns} columns.`);
  return { heading: heading.cells.map((name) => name.slice(0, 100)), lines: rest };
}

/** What separates most names of columns; the others may be part of a value. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/[\r\n]/, 1);
  const count = (mark: string) => heading.split(mark).length;
  return [',', ';', '\t'].reduce((most, mark) => (count(mark) > count(most) ? mark : most));
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

const isCsvError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unprocessable('This file is not UTF-8. Save it as “CSV UTF-8” and choose it again.');
  }
}

/** Downloads put a quote before what a spreadsheet would run: it is no part of the value. */
const cleanCell = (cell: string) =>
  cell
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .slice(0, longestCell);
