import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { paging } from '../paging.ts';
import { listReviewable, type SubmissionFilter } from './homework-lists.repository.ts';

/** A page of the work that a mentor may review; it stands at more than one `address`. */
export async function readHomeworkInbox(
  db: Kysely<DB>,
  { mentorId, address, now }: { mentorId: number; address: string; now: Date },
  { page = 0, pageSize = 20, ...rest }: Partial<SubmissionFilter>,
): Promise<Schema<'SubmissionPage'>> {
  const filter = { ...rest, page, pageSize };
  const { data, total } = await listReviewable(db, mentorId, filter, now);
  return { data, paging: paging(address, filter, total) };
}
