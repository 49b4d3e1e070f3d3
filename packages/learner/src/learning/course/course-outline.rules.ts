import type { Schema } from '@uplink/api-client';
import type { OutlineHop } from '../outline.rules.ts';

/** Whether a lesson opens where the outline is shown. */
export type OpensHere = (lesson: Pick<Schema<'OutlineLesson'>, 'id' | 'isLocked'>) => boolean;

export interface OutlineLocks {
  opens: OpensHere;
  hasCourse: boolean;
}

/** The outline with the locks of the place where it is shown. */
export function withLocksOf(
  outline: Schema<'Outline'>,
  { opens, hasCourse }: OutlineLocks,
): Schema<'Outline'> {
  const sections = outline.sections.map((section) => {
    const lessons = section.lessons.map((one) => ({ ...one, isLocked: !opens(one) }));
    return { ...section, lessons, isLocked: lessons.every(({ isLocked }) => isLocked) };
  });
  // Others are told in each row that it comes with the course.
  return { ...outline, sections, lock: hasCourse ? outline.lock : null };
}

/** A row for people without the course: what is locked comes with it, and so does homework, which mentors read. */
export function toGuestHop(hop: OutlineHop, withCourse: string): OutlineHop {
  if (hop.state !== 'locked' && hop.part !== 'homework') return hop;
  return { ...hop, state: 'locked', meta: withCourse, isForSale: false };
}
