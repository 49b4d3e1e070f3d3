import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { openWindow, toPage, type WindowQuery } from '../keyset.ts';
import { listLogs, logOrder } from './logs.repository.ts';
import { requirePerson } from './notes.service.ts';

/** What staff did with an account, and what happened to its purchases. */
export async function listUserLogs(
  db: Kysely<DB>,
  userId: number,
  query: WindowQuery,
): Promise<Schema<'UserLogPage'>> {
  await requirePerson(db, userId);
  const window = openWindow(logOrder, query);
  const { rows, total } = await listLogs(db, userId, window);
  const page = toPage(window, rows, ({ place }) => place);
  return {
    data: page.rows.map(({ created_at, place: _, ...row }) => ({
      ...row,
      date: created_at.toISOString(),
    })),
    paging: { pageSize: window.pageSize, total, ...page.cursors },
  };
}
