'use client';
import { useLessonFinish } from './lesson-finish.controller.ts';
import { LessonFinishView } from './lesson-finish.view.tsx';

export interface LessonFinishProps {
  /** The lesson. */
  lessonId: number;
  /** What ended the lesson: its content, or a mentor who accepted the work. @default 'done' */
  by?: 'done' | 'accepted';
  /** Whether the way on is shown; false where the page shows it itself. @default true */
  hasWayOn?: boolean;
}

/** What a finished lesson gave, how far the level is, and the way on. Nothing until all of the lesson is done. */
export function LessonFinish({ lessonId, by = 'done', hasWayOn = true }: LessonFinishProps) {
  const state = useLessonFinish(lessonId);
  return state ? <LessonFinishView {...state} by={by} hasWayOn={hasWayOn} /> : null;
}
