import type { PolicyPerson } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import { holdLinks, refuseNewAccountFlood } from '../moderation/new-accounts.ts';
import { openHomework } from './homeworks.service.ts';
import { tellOfMessage } from './message-notices.ts';
import { requireSubmission, type SubmissionKey } from './review.service.ts';
import { getSubmission } from './submission.repository.ts';
import { findLastMessage, insertMessage, lockSubmission } from './submission-changes.repository.ts';

/** A learner's words to the mentor, before handing in too. */
export async function writeToMentor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  person: PolicyPerson,
  homeworkId: number,
  message: string,
) {
  await openHomework(db, person.id, homeworkId);
  const submissionId = await db
    .transaction()
    .execute(async (trx) => (await lockSubmission(trx, homeworkId, person.id)).id);
  return postMessage({ db, clock }, person, { homeworkId, submissionId }, message);
}

/**
 * A message in the thread; the other side is notified. The last message once more, after a lost reply, is
 * no second one.
 */
export async function postMessage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  person: PolicyPerson,
  key: SubmissionKey,
  message: string,
) {
  const now = clock.now();
  const { submission, productId } = await requireSubmission(db, person, key, now);
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
    const content = { kind: 'message' as const, contentId: id };
    if (await holdLinks(trx, { ...content, authorId: person.id, texts: [message], now })) return;
    await tellOfMessage(trx, {
      messageId: id,
      authorId: person.id,
      learnerId: submission.user.id,
      title: submission.title,
      ...key,
      productId,
      now,
    });
  });
  return getSubmission(db, { submissionId: key.submissionId }, { now, readerId: person.id });
}
