import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { openWindow, toPage, type WindowQuery } from '../keyset.ts';
import {
  countMentorSubmissions,
  inboxOrder,
  listMentorSubmissions,
  type QuizInboxFilter,
} from './quiz-inbox.repository.ts';

export interface QuizInboxQuery extends QuizInboxFilter, WindowQuery {
  status?: string;
  sort?: string;
}

/** A page of the submissions that a mentor may read. A submitted quiz is complete: no other status has any. */
export async function readQuizInbox(
  db: Kysely<DB>,
  mentorId: number,
  query: QuizInboxQuery,
): Promise<Schema<'QuizSubmissionPage'>> {
  const window = openWindow(inboxOrder(query.sort), query);
  const isNone = query.status !== undefined && !query.status.split(',').includes('complete');
  const [found, count] = await Promise.all([
    isNone ? [] : listMentorSubmissions(db, mentorId, query, window),
    countMentorSubmissions(db, mentorId, query),
  ]);
  const { rows, cursors } = toPage(window, found, ({ place }) => place);
  return {
    data: rows.map(({ item }) => item),
    paging: { pageSize: window.pageSize, total: isNone ? 0 : count, ...cursors },
    counts: count > 0 ? [{ status: 'complete', count }] : [],
  };
}
