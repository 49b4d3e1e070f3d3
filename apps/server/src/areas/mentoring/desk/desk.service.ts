import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { DB } from '../../../db/schema.ts';
import { openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import { listWaiting } from './desk.repository.ts';
import { countWaiting, readLately } from './desk-counts.repository.ts';
import { type DeskFilter, deskOrder } from './desk-place.ts';

/** A page of the work that waits for a mentor, with what there is in all. */
export async function readDesk(
  db: Kysely<DB>,
  clock: Clock,
  mentorId: number,
  { cursor, pageSize, ...filter }: DeskFilter & WindowQuery,
): Promise<Schema<'DeskPage'>> {
  const now = clock.now();
  const window = openWindow(deskOrder, { cursor, pageSize });
  const [found, counts, lately] = await Promise.all([
    listWaiting(db, { mentorId, now, filter, window }),
    countWaiting(db, { mentorId, now }),
    readLately(db, { mentorId, now }),
  ]);
  const { rows, cursors } = toPage(window, found, ({ place }) => place);
  return {
    data: rows.map(({ item }) => item),
    paging: { pageSize: window.pageSize, total: counts.total, ...cursors },
    counts,
    lately,
  };
}
