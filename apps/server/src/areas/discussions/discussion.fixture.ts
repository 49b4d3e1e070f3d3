import type { Schema } from '@uplink/api-client';
import { expect } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';

export const words = { title: 'Why a tag?', body: 'Is `802.1Q` **needed** on an access port?' };

export interface Discussion {
  /** An open lesson of the learner, one behind it that is locked, and their product. */
  lesson: number;
  locked: number;
  product: number;
  course: Course;
  base: string;
  ask: (person?: string, change?: object) => Promise<Schema<'Question'>>;
  read: (id: number, person?: string) => Promise<Schema<'QuestionDetail'>>;
  answer: (id: number, person: string, body: string) => ReturnType<TestApp['call']>;
}

/** The discussion of a lesson that is open to the learner. */
export async function openDiscussion(academy: TestApp): Promise<Discussion> {
  await addPeople(academy, 'learner', 'peer', 'beginner', 'third', 'fourth', 'stranger');
  await addPerson(academy, 'mentor', { roles: ['mentor'] });
  await addPerson(academy, 'strangeMentor', { roles: ['mentor'] });
  const course = await addCourse(academy, { lessons: 3, mentors: ['mentor'] });
  await addCourse(academy, { mentors: ['strangeMentor'] });
  for (const person of ['learner', 'peer', 'beginner', 'third', 'fourth'])
    await learn(academy, person, course);
  const [lesson = 0, , locked = 0] = course.lessons.map(({ id }) => id);
  const base = `/modules/${lesson}/questions`;
  return {
    lesson,
    locked,
    product: course.id,
    course,
    base,
    async ask(person = 'learner', change = {}) {
      const input = { moduleId: lesson, ...words, title: crypto.randomUUID(), ...change };
      const { status, body } = await academy.call(person, 'POST', base, input);
      expect(status, JSON.stringify(body)).toBe(200);
      return body;
    },
    read: async (id, person = 'learner') =>
      (await academy.call(person, 'GET', `${base}/${id}`)).body,
    answer: (id, person, body) => academy.call(person, 'POST', `${base}/${id}/responses`, { body }),
  };
}
