import type { Schema } from '@uplink/api-client';
import { VALIDATION } from '@uplink/api-client/domain';
import { type RawBuilder, sql } from 'kysely';
import { unprocessable } from '../plugins/errors/errors.ts';

/** How a list is ordered, and how many numbers tell where a row is in it. */
export interface ListOrder {
  name: string;
  parts: number;
  isDescending?: boolean;
}

/** A row that a page continues after, or before when going back. */
export interface ListPlace {
  isBack: boolean;
  key: readonly number[];
}

/** A page of a list, as a query reads it: in which direction, from where, and one row more than it shows. */
export interface ListWindow {
  order: ListOrder;
  pageSize: number;
  place: ListPlace | undefined;
  /** Rows left out, for a page with a number. */
  skip: number;
  /** Whether the query reads from small to large. */
  isRising: boolean;
}

export interface WindowQuery {
  cursor?: string | undefined;
  pageSize: number;
}

/** What a caller asks for; a cursor that this list didn't give is refused. */
export function openWindow(
  order: ListOrder,
  { cursor, pageSize }: WindowQuery,
  skip = 0,
): ListWindow {
  const place = cursor === undefined ? undefined : readCursor(cursor, order);
  const isBack = place?.isBack ?? false;
  return { order, pageSize, place, skip, isRising: (order.isDescending ?? false) === isBack };
}

/** Turns the rows of a window into a page: in their order, with the cursors of the pages around. */
export function toPage<Row>(
  { order, pageSize, place, skip }: ListWindow,
  rows: readonly Row[],
  keyOf: (row: Row) => readonly number[],
): { rows: Row[]; cursors: Pick<Schema<'KeysetPaging'>, 'next' | 'previous'> } {
  const isBack = place?.isBack ?? false;
  const hasMore = rows.length > pageSize;
  const shown = rows.slice(0, pageSize);
  if (isBack) shown.reverse();
  const hasBefore = place !== undefined || skip > 0;
  const [first] = shown;
  const last = shown.at(-1);
  const cursorAt = (row: Row, back: boolean) =>
    writeCursor(order, { isBack: back, key: keyOf(row) });
  return {
    rows: shown,
    cursors: {
      next: last && (isBack || hasMore) ? cursorAt(last, false) : null,
      previous: first && (isBack ? hasMore : hasBefore) ? cursorAt(first, true) : null,
    },
  };
}

/** The direction of a window as SQL: how it compares, how it orders, and what is before everything. */
export const directionOf = ({ isRising }: ListWindow) =>
  isRising
    ? { after: sql.raw('>'), order: sql.raw('asc'), start: sql.raw(`'-infinity'::timestamptz`) }
    : { after: sql.raw('<'), order: sql.raw('desc'), start: sql.raw(`'infinity'::timestamptz`) };

/** An instant as a number that loses nothing, and back. */
export const toMicroseconds = (instant: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(extract(epoch from ${instant}) * 1000000)::bigint`;
export const fromMicroseconds = (number: RawBuilder<unknown>): RawBuilder<Date> =>
  sql`('epoch'::timestamptz + ${number} * interval '1 microsecond')`;

const writeCursor = ({ name }: ListOrder, { isBack, key }: ListPlace): string =>
  Buffer.from(JSON.stringify([name, isBack ? 1 : 0, ...key])).toString('base64url');

function readCursor(cursor: string, order: ListOrder): ListPlace {
  const [, back, ...key] = parse(cursor);
  const place = { isBack: back === 1, key: key.filter(isPart) };
  // Written again it must be the same: whatever else it holds was not given by this list.
  if (key.length !== order.parts || writeCursor(order, place) !== cursor)
    throw unprocessable("This place in the list can't be found. Start at the first page.", {
      cursor: VALIDATION.pattern,
    });
  return place;
}

function parse(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

const isPart = (part: unknown): part is number => Number.isSafeInteger(part) && Number(part) >= 0;
