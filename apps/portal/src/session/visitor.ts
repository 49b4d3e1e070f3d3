import { readLessonPath, readSubmissionPath } from '@uplink/api-client/domain';
import type { ComponentType } from 'react';

let frame: ComponentType | undefined;

/** Whether this page is read by someone without an account; signing in loads another page. */
export const isVisitor = () => frame !== undefined;

/** What surrounds a visitor's page; it comes with what answers their calls. */
export const visitorFrame = () => frame;

export const noteVisitor = (own: ComponentType) => {
  frame = own;
};

/** Whether this device keeps a visit for an account. */
export function hasVisit(): boolean {
  try {
    return localStorage.getItem('uplink.visit') !== null;
  } catch {
    return false;
  }
}

/** The parts of a lesson that visitors may open with it; homework needs an account. */
const openParts = [undefined, 'quiz', 'exercises'];

/** The lesson of an address that visitors may open if it is free; 0 for other addresses. */
export function lessonAt(pathname: string): number {
  const lesson = readLessonPath(pathname);
  return lesson && openParts.includes(lesson.part) ? lesson.lessonId : 0;
}

/** The quiz whose review an address shows; 0 for other addresses. */
export function reviewAt(pathname: string): number {
  const submission = readSubmissionPath(pathname);
  return submission?.kind === 'quizzes' ? submission.id : 0;
}
