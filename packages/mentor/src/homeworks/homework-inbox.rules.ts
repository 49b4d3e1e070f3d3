import type { Schema } from '@uplink/api-client';
import { formatAgo, submissionPath } from '@uplink/api-client/domain';
import type { WorkRow } from '@uplink/kit/work';
import { claimWords } from '../shared/inbox/claim-words.ts';
import { messages } from './homework-inbox.messages.ts';

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
