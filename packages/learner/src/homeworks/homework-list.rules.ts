import type { Schema } from '@uplink/api-client';
import { lessonPath } from '@uplink/api-client/domain';
import type { Formats } from '@uplink/api-client/messages';
import type { WorkRow } from '@uplink/kit/work';

/** An own homework leads to its lesson, unless that is still locked. */
export function toHomeworkRow(
  item: Schema<'HomeworkListItem'>,
  now: Date,
  formats: Formats,
): WorkRow {
  const { homeworkId, title, lesson, status, updatedAt } = item;
  const facts = [lesson.product.name, updatedAt && formats.ago(updatedAt, now)];
  return {
    id: homeworkId,
    title,
    detail: facts.filter(Boolean).join(', '),
    href: status === 'notAvailable' ? undefined : lessonPath(lesson, 'homework'),
    status,
  };
}
