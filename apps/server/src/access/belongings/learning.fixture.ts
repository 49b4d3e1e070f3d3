import type { Schema } from '@uplink/api-client';
import { giveAccess } from '../../areas/grants/given-access.fixture.ts';
import { addToCohort } from '../../testing/world/cohorts.ts';
import type { Owning } from './owning.fixture.ts';
import { upload, uploadSignature } from './uploads.fixture.ts';

/** Begins products, joins a cohort and signs the terms. */
export async function learn(own: Owning) {
  const { academy, owner, call } = own;
  const { ours, short, program, asked: asking } = own.products;
  await giveAccess(academy, owner.id, short.product);
  await giveAccess(academy, owner.id, asking);
  await sign(own);
  await addToCohort(academy, owner.name, { id: owner.cohortId, moduleId: program });
  await call('PATCH', `/me/modules/${ours.product}?action=start`, {});
  await call('PATCH', `/me/modules/${short.product}?action=start`, {});
  await call('PATCH', `/me/modules/${short.lesson}`, {});
}

async function sign(own: Owning) {
  const { secret, call } = own;
  const { short } = own.products;
  await call('PUT', `/me/modules/${short.product}/terms/agreement`, {
    version: 1,
    signature: await uploadSignature(own),
    initials: await uploadSignature(own),
    address: secret,
    name: secret,
    phone: '+31 6 12345678',
    email: 'signer@example.org',
    birthDate: '1990-02-28',
  });
}

/** Puts private words into what was sent to the owner. */
export async function tell(own: Owning, quizSubmission: number) {
  const { academy, owner, secret } = own;
  await academy.db
    .updateTable('quiz_submission')
    .set({ feedback_message: secret })
    .where('id', '=', quizSubmission)
    .execute();
  await academy.db
    .updateTable('user_notification')
    .set({ message: secret })
    .where('user_id', '=', owner.id)
    .execute();
}

/** An attempt that was given up, and one that is open. */
export async function sitExam(own: Owning) {
  const { secret, call } = own;
  const { ours } = own.products;
  const start = () => call('POST', '/me/exams/attempts', { examId: ours.exam });
  const { id } = await start();
  await call('PATCH', `/me/exams/attempts/${id}`, { status: 'completed' });
  const attempt: Schema<'ExamAttempt'> = await start();
  const [place] = attempt.answers;
  await call('PUT', `/me/exams/attempts/${attempt.id}/answers/${place?.examAnswerId}`, {
    examQuestionId: place?.examQuestionId,
    text: secret,
  });
  return {
    attempt: attempt.id,
    attemptAnswer: place?.examAnswerId,
    attemptQuestion: place?.examQuestionId,
  };
}

/** A milestone that was handed in, and one that is open. */
export async function handInMilestone(own: Owning) {
  const { secret, call } = own;
  const { program } = own.products;
  const [first, second] = await call('GET', `/me/milestones?moduleId=${program}`);
  const milestone = await call('POST', `/me/milestones/${first.id}/submissions`, {
    files: [await upload(own, 'milestone', first.id)],
    link: `https://example.org/${secret}`,
  });
  return {
    milestone: first.id,
    openMilestone: second.id,
    milestoneFile: milestone.submission.files[0].fileId,
  };
}

/** What came with finishing a course. */
export async function listEarned(own: Owning) {
  const { academy, call } = own;
  const [diploma] = (await call('GET', '/me/diplomas')).data;
  const issue = await academy.db
    .selectFrom('diploma_issue')
    .select('code')
    .where('id', '=', diploma.id)
    .executeTakeFirstOrThrow();
  const [notification] = await call('GET', '/me/notifications');
  return { diploma: diploma.id, diplomaCode: issue.code, notification: notification.id };
}
