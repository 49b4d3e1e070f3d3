import type { Schema } from '@uplink/api-client';
import { formatAgo, lessonPath, submissionPath } from '@uplink/api-client/domain';
import { claimWords } from '../shared/inbox/claim-words.ts';
import type { WorkRow } from '../shared/work-list.view.tsx';
import { messages } from './homework-list.messages.ts';

/** An own homework leads to its lesson, unless that is still locked. */
export function toHomeworkRow(item: Schema<'HomeworkListItem'>, now: Date): WorkRow {
  const { homeworkId, title, lesson, status, updatedAt } = item;
  const facts = [lesson.product.name, updatedAt && formatAgo(updatedAt, now)];
  return {
    id: homeworkId,
    title,
    detail: facts.filter(Boolean).join(', '),
    href: status === 'notAvailable' ? undefined : lessonPath(lesson, 'homework'),
    status,
  };
}

/** A homework somebody handed in, as its mentor sees it. */
export function toSubmissionRow(
  item: Schema<'SubmissionListItem'>,
  now: Date,
  ownUserId: number | undefined,
): WorkRow {
  const { submissionId, homeworkId, title, user, lesson, status, version, submittedAt } = item;
  const facts = [
    user.name,
    lesson.product.name,
    version > 1 && messages.version(version),
    submittedAt && formatAgo(submittedAt, now),
    claimWords(item.claim, ownUserId, now),
  ];
  return {
    id: submissionId,
    title,
    detail: facts.filter(Boolean).join(', '),
    href: submissionPath('homeworks', homeworkId, submissionId),
    status,
  };
}
