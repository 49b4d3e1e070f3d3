import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';

/** Whose data is looked for. */
export interface Person {
  id: number;
  email: string;
}

/** A table with data of people, and what becomes of it. */
export interface PersonalTable {
  table: keyof DB;
  /** The folder of the export. */
  area: string;
  /** Which rows belong to a person. */
  rows: (person: Person) => RawBuilder<boolean>;
  /** What a person wrote, or what says something about them. */
  texts: readonly string[];
  /** States, kinds and names of the academy: they say nothing once no one knows whose row it is. */
  plain: readonly string[];
  /** Keys, hashes and codes, which no copy shows. */
  inner: readonly string[];
  /** What a deletion does: the rows go, or these columns are overwritten, or all stays for a reason. */
  end: 'removed' | { kept: string } | { set: Record<string, RawBuilder<unknown>> };
}

type Lists = Partial<Record<'texts' | 'plain' | 'inner', string>>;

/** One line of the table, its columns as words apart by spaces. */
export function personal(
  area: string,
  table: keyof DB,
  rows: PersonalTable['rows'],
  { texts = '', plain = '', inner = '', end = 'removed' }: Lists & { end?: PersonalTable['end'] },
): PersonalTable {
  return { area, table, rows, texts: words(texts), plain: words(plain), inner: words(inner), end };
}

const words = (text: string) => text.split(' ').filter(Boolean);

/** Rows that name the person in a column. */
export const by =
  (column: string): PersonalTable['rows'] =>
  ({ id }) =>
    sql<boolean>`${sql.ref(column)} = ${id}`;

/** Rows that name the person's address. */
export const byEmail =
  (column: string): PersonalTable['rows'] =>
  ({ email }) =>
    sql<boolean>`${sql.ref(column)} = ${email}`;

/** Rows that hang on a row of the person in another table. */
export const under =
  (column: string, parent: keyof DB, owner = 'user_id', key = 'id'): PersonalTable['rows'] =>
  ({ id }) =>
    sql<boolean>`${sql.ref(column)} in
      (select ${sql.ref(key)} from ${sql.table(parent)} where ${sql.ref(owner)} = ${id})`;

/** Rows that hang on a purchase of the person. */
export const ofPurchase = under('purchase_id', 'purchase');
