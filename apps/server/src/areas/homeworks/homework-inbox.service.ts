import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { unprocessable } from '../../plugins/errors/errors.ts';
import { openWindow, toPage, type WindowQuery } from '../keyset.ts';
import { addressOf } from '../paging.ts';
import { totalOf } from '../status-counts.ts';
import {
  countReviewable,
  inboxOrder,
  listReviewable,
  type SubmissionFilter,
} from './homework-lists.repository.ts';

export interface HomeworkInboxQuery extends SubmissionFilter, WindowQuery {
  page: number;
  sort?: string;
}

/**
 * A page of the work that a mentor may review; it is at more than one `address`. The specification
 * has pages with numbers here: those are the only ones that count rows to leave them out.
 */
export async function readHomeworkInbox(
  db: Kysely<DB>,
  { mentorId, address, now }: { mentorId: number; address: string; now: Date },
  query: HomeworkInboxQuery,
): Promise<Schema<'SubmissionPage'>> {
  const { page, pageSize, sort } = query;
  if (query.cursor !== undefined && page > 0)
    throw unprocessable('Ask for a page by its number or by a cursor.');
  const window = openWindow(inboxOrder(sort), query, page * pageSize);
  const [rows, counts] = await Promise.all([
    listReviewable(db, mentorId, query, { window, now }),
    countReviewable(db, mentorId, query),
  ]);
  const found = toPage(window, rows, ({ place }) => place);
  const { next, previous } = found.cursors;
  const total = totalOf(counts, query.status?.split(','));
  const nextPlace =
    query.cursor === undefined ? { page: page + 1 } : { page: undefined, cursor: next };
  return {
    data: found.rows.map(({ item }) => item),
    paging: {
      page,
      pageSize,
      total,
      next: next && addressOf(address, { ...query, pageSize, ...nextPlace }),
    },
    keyset: { pageSize, total, next, previous },
    counts,
  };
}
