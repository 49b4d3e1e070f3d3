import type { Schema } from '@uplink/api-client';
import { may, type PolicyPerson, submissionPath } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, foreignSubmission, notFound, stale } from '../../plugins/errors/errors.ts';
import { findLesson, isTaught } from '../learning/lesson-access.ts';
import { findNext } from '../lessons/lesson-neighbours.ts';
import { remainingOf } from '../lessons/lessons.service.ts';
import { isMentorOf } from '../mentoring/scope.ts';
import { about } from '../notifications/about.ts';
import { notify } from '../notifications/notify.ts';
import {
  type FoundSubmission,
  findSubmission,
  listOwnSubmissions,
  lockFeedback,
  setFeedback,
} from './quiz-submissions.repository.ts';

/** A submission with its review, for its owner or a mentor of its product. */
export async function readSubmission(
  db: Kysely<DB>,
  person: PolicyPerson,
  quizId: number,
  submissionId: number,
): Promise<Schema<'QuizSubmission'>> {
  const found = await findSubmission(db, quizId, submissionId);
  if (!found) throw notFound('This submission does not exist.');
  const { summary, review } = found;
  const isOwner = summary.user.id === person.id;
  if (!isOwner && !(await mayReview(db, person, found))) throw foreignSubmission();
  const attempts = await listOwnSubmissions(db, summary.user.id, quizId);
  if (!isOwner || !(await isTaught(db, summary.moduleId)))
    return { summary, questions: review, lessonRemaining: [], next: null, attempts };
  const own = await findLesson(db, person.id, summary.moduleId);
  return {
    summary,
    questions: review,
    lessonRemaining: remainingOf(own.state, own.product),
    next: await findNext(db, own),
    attempts,
  };
}

async function mayReview(
  db: Kysely<DB>,
  person: PolicyPerson,
  { summary, productId }: FoundSubmission,
): Promise<boolean> {
  const isMentored = await isMentorOf(db, person.id, productId);
  return may(person, 'reviewQuiz', { learnerId: summary.user.id, isMentored });
}

/** Refuses people who may not review this learner's submission. */
export async function requireReviewableQuiz(
  db: Kysely<DB>,
  mentor: PolicyPerson,
  submissionId: number,
  learnerId: number,
): Promise<void> {
  const row = await db
    .selectFrom('quiz_submission')
    .select('quiz_id')
    .where('id', '=', submissionId)
    .executeTakeFirst();
  const found = row && (await findSubmission(db, row.quiz_id, submissionId));
  if (found?.summary.user.id !== learnerId) throw notFound('This submission does not exist.');
  if (!(await mayReview(db, mentor, found))) throw foreignSubmission();
}

/** A mentor has read a submission and has nothing to say about it. */
export async function markRead(db: Kysely<DB>, clock: Clock, submissionId: number): Promise<void> {
  await db
    .updateTable('quiz_submission')
    .set({ read_at: clock.now() })
    .where('id', '=', submissionId)
    .where('read_at', 'is', null)
    .execute();
}

/**
 * A mentor's feedback on a submission, replacing what they saw; its learner is notified once. The same
 * words sent again, after a lost reply, change nothing.
 */
export async function giveFeedback(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mentor: PolicyPerson,
  key: { quizId: number; submissionId: number },
  { message, replaces }: Schema<'QuizFeedbackInput'>,
): Promise<Schema<'QuizSubmission'>> {
  const found = await findSubmission(db, key.quizId, key.submissionId);
  if (!found) throw notFound('This submission does not exist.');
  if (found.summary.user.id === mentor.id)
    throw forbidden("You can't give feedback on your own work.");
  if (!(await mayReview(db, mentor, found))) throw foreignSubmission();
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const current = await lockFeedback(trx, key.submissionId);
    if (current.message === message && current.mentorId === mentor.id) return;
    if (current.message !== replaces) throw stale(current.state);
    await setFeedback(trx, key.submissionId, { message, mentorId: mentor.id, now });
    await notify(trx, {
      userId: found.summary.user.id,
      kind: 'commented',
      about: about.quiz(key.submissionId),
      type: 'info',
      message: `Your mentor commented on ${found.summary.title}.`,
      url: submissionPath('quizzes', key.quizId, key.submissionId),
      occasion: `quiz-feedback:${key.submissionId}:${now.getTime()}`,
      now,
    });
  });
  return readSubmission(db, mentor, key.quizId, key.submissionId);
}
