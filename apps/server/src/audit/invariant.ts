import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../db/schema.ts';

/** Something that must hold at any moment; its query finds the rows that break it. */
export interface Invariant {
  id: string;
  title: string;
  broken: RawBuilder<unknown>;
}

/** How many rows of a broken one are shown. */
export const most = sql`limit 20`;

export interface Violation {
  id: string;
  title: string;
  rows: unknown[];
}

/** Asks every invariant; an empty list means that all hold. Reads only. */
export async function audit(
  db: Kysely<DB>,
  invariants: readonly Invariant[],
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { id, title, broken } of invariants) {
    const { rows } = await broken.execute(db);
    if (rows.length > 0) violations.push({ id, title, rows });
  }
  return violations;
}
