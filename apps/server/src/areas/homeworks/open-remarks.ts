import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { conflict } from '../../plugins/errors/errors.ts';
import { listOpenRemarks } from './comments.repository.ts';

/** Refuses to accept work while something required of an earlier attempt is open, and says what. */
export async function requireSettled(
  db: Kysely<DB>,
  row: { id: number; version: number },
): Promise<void> {
  const open = await listOpenRemarks(db, { submissionId: row.id, version: row.version });
  const [first] = open;
  if (!first) return;
  const more = open.length > 1 ? ` and ${open.length - 1} more` : '';
  throw conflict(
    `Still open: "${shorten(first.message)}" (${first.part_name}, line ${first.line})${more}.`,
  );
}

const longest = 80;

const shorten = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
