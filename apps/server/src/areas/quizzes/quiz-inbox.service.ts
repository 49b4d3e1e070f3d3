import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { paging } from '../paging.ts';
import { listMentorSubmissions, type QuizInboxFilter } from './quiz-submissions.repository.ts';

/** A page of the submissions that a mentor may read. A submitted quiz is complete: no other status has any. */
export async function readQuizInbox(
  db: Kysely<DB>,
  mentorId: number,
  { page = 0, pageSize = 20, ...rest }: Partial<QuizInboxFilter> & { status?: string },
): Promise<Schema<'QuizSubmissionPage'>> {
  const filter = { ...rest, page, pageSize };
  const isNone = rest.status !== undefined && !rest.status.split(',').includes('complete');
  const { data, total } = isNone
    ? { data: [], total: 0 }
    : await listMentorSubmissions(db, mentorId, filter);
  return { data, paging: paging('/quizzes/-/submissions', filter, total) };
}
