import { type PolicyPerson, submissionPath } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { refuseNewAccountFlood } from '../moderation/new-accounts.ts';
import { about } from '../notifications/about.ts';
import { notify } from '../notifications/notify.ts';
import { openHomework } from './homeworks.service.ts';
import { listMentorsOf } from './mentors.repository.ts';
import { requireSubmission, type SubmissionKey } from './review.service.ts';
import {
  findLastMessage,
  getSubmission,
  insertMessage,
  lockSubmission,
} from './submission.repository.ts';

type Db = Kysely<DB>;

/** A learner's words to the mentor, before handing in too. */
export async function writeToMentor(
  db: Db,
  clock: Clock,
  person: PolicyPerson,
  homeworkId: number,
  message: string,
) {
  await openHomework(db, person.id, homeworkId);
  const submissionId = await db
    .transaction()
    .execute(async (trx) => (await lockSubmission(trx, homeworkId, person.id)).id);
  return postMessage(db, clock, person, { homeworkId, submissionId }, message);
}

/**
 * A message in the thread; the other side is told. The last message once more, after a lost reply, is
 * no second one.
 */
export async function postMessage(
  db: Db,
  clock: Clock,
  person: PolicyPerson,
  key: SubmissionKey,
  message: string,
) {
  const now = clock.now();
  const { submission, isOwner, productId } = await requireSubmission(db, person, key, now);
  await db.transaction().execute(async (trx) => {
    await lockSubmission(trx, key.homeworkId, submission.user.id);
    const last = await findLastMessage(trx, key.submissionId);
    if (last?.author_id === person.id && last.message === message) return;
    await refuseNewAccountFlood(trx, person.id, now);
    const id = await insertMessage(trx, {
      submissionId: key.submissionId,
      authorId: person.id,
      message,
      now,
    });
    const readers = isOwner ? await listMentorsOf(trx, productId) : [submission.user.id];
    for (const reader of readers) {
      await notify(trx, {
        userId: reader,
        kind: 'message',
        about: about.homework(key.submissionId),
        subject: submission.title,
        type: 'info',
        message: `New message about ${submission.title}.`,
        url: submissionPath('homeworks', key.homeworkId, key.submissionId),
        occasion: `homework-message:${id}`,
        now,
      });
    }
  });
  return getSubmission(db, { submissionId: key.submissionId }, now);
}
