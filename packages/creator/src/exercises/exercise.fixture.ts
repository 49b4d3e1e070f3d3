import type { Schema } from '@uplink/api-client';
import { dnsFixture } from '../shared/exercises/definition.fixture.ts';

export const authoredFixture: Schema<'AuthoredExercise'> = {
  id: 3,
  moduleId: 21,
  version: 1,
  definition: JSON.stringify(dnsFixture),
  answerCount: 0,
  changedAt: '2026-03-10T09:00:00.000Z',
};

export const lessonExercisesFixture: Schema<'LessonAuthoredExercises'> = {
  lesson: {
    id: 21,
    name: 'What a packet filter sees',
    sectionId: 19,
    product: { id: 14, name: 'Access Lists', uniqueName: 'access-lists', type: 2 },
  },
  xpPoints: 20,
  canEdit: true,
  exercises: [authoredFixture],
};
