import type { Schema } from '@uplink/api-client';
import { product } from '@uplink/kit/testing';

const lesson: Schema<'OutlineLesson'> = {
  id: 1,
  name: 'Hello packets',
  position: 1,
  status: 3,
  isFree: false,
  isFinished: true,
  isLocked: false,
  isSkipped: false,
  duration: 702,
  hasVideo: true,
  watchPosition: 702,
  xpPoints: 60,
  quiz: null,
  homework: null,
};

/** A section done in part: a lesson behind, one at hand with its quiz, one locked with its homework. */
export const sectionFixture: Schema<'OutlineSection'> = {
  id: 2,
  name: 'Neighbors',
  position: 1,
  isLocked: false,
  done: 1,
  total: 3,
  lessons: [
    lesson,
    {
      ...lesson,
      id: 7,
      name: 'Neighbor states, from Down to Full',
      position: 2,
      status: 1,
      isFinished: false,
      duration: 1290,
      watchPosition: 768,
      quiz: { id: 9, questionCount: 6, status: 'notSubmitted' },
    },
    {
      ...lesson,
      id: 8,
      name: 'LSA types',
      position: 3,
      status: null,
      isFinished: false,
      isLocked: true,
      hasVideo: false,
      homework: { id: 4, type: 'UPLOAD', status: 'notAvailable' },
    },
  ],
};

export const outlineFixture: Schema<'Outline'> = {
  product,
  parent: null,
  status: 1,
  done: 1,
  total: 4,
  remainingSeconds: 8280,
  currentLessonId: 7,
  isNumbered: true,
  lock: {
    reason: 'LSA types opens when the quiz is done.',
    moduleId: 7,
    name: 'Neighbor states, from Down to Full',
    kind: 'quiz',
  },
  sections: [
    sectionFixture,
    {
      ...sectionFixture,
      id: 3,
      name: 'Areas',
      position: 2,
      isLocked: true,
      done: 0,
      total: 1,
      lessons: [{ ...lesson, id: 10, name: 'Stub areas', status: null, isLocked: true }],
    },
  ],
};
