import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import { definitionOf } from '@uplink/kit/exercises';
import { draw, grade } from '@uplink/net/exercise';
import { exercisesFixture } from './exercises.fixture.ts';

export const savedAt = '2026-03-12T21:14:00.000Z';
export const exercisesPath = 'GET /me/modules/1/exercises';

/** Saves and grades an exercise as the server does. */
export const checksOf = (exercise: Schema<'Exercise'>): TestAnswers => ({
  [`PUT /me/exercises/${exercise.id}/answer`]: async (request: Request) =>
    Response.json({ hints: {}, ...(await request.json()), version: 1, savedAt }),
  [`POST /me/exercises/${exercise.id}/check`]: async (request: Request) => {
    const { texts } = await request.json();
    const drawn = draw({ ...definitionOf(exercise), seeds: [1] }, 1);
    const graded = { grade: grade(drawn, { texts }), engine: 1, gradedAt: savedAt };
    return Response.json({ answer: { texts, hints: {}, version: 1, savedAt }, graded });
  },
});

/** The server of a lesson with one exercise. */
export const oneExercise = (exercise: Schema<'Exercise'>): TestAnswers => ({
  [exercisesPath]: { ...exercisesFixture, exercises: [exercise] },
  ...checksOf(exercise),
});
