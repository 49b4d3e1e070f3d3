import type { Schema } from '@uplink/api-client';
import { expect } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';

export const words = { title: 'Why a tag?', body: 'Is `802.1Q` **needed** on an access port?' };

export interface Discussion {
  /** An open lesson of Maya, one behind it that is locked, and their product. */
  lesson: number;
  locked: number;
  product: number;
  base: string;
  ask: (person?: string, change?: object) => Promise<Schema<'Question'>>;
  read: (id: number, person?: string) => Promise<Schema<'QuestionDetail'>>;
  answer: (id: number, person: string, body: string) => ReturnType<TestApp['call']>;
}

/** The discussion of a lesson that is open to Maya. */
export async function openDiscussion(academy: TestApp): Promise<Discussion> {
  const lessons = await academy.db
    .selectFrom('lesson')
    .innerJoin('module', 'module.id', 'lesson.product_id')
    .select(['lesson.module_id', 'lesson.product_id', 'lesson.ordinal'])
    .where('module.unique_name', '=', 'vlans-and-switching')
    .orderBy('ordinal')
    .execute();
  const lesson = lessons[0]?.module_id ?? 0;
  const base = `/modules/${lesson}/questions`;
  return {
    lesson,
    locked: lessons[8]?.module_id ?? 0,
    product: lessons[0]?.product_id ?? 0,
    base,
    async ask(person = 'maya', change = {}) {
      const input = { moduleId: lesson, ...words, title: crypto.randomUUID(), ...change };
      const { status, body } = await academy.call(person, 'POST', base, input);
      expect(status, JSON.stringify(body)).toBe(200);
      return body;
    },
    read: async (id, person = 'maya') => (await academy.call(person, 'GET', `${base}/${id}`)).body,
    answer: (id, person, body) => academy.call(person, 'POST', `${base}/${id}/responses`, { body }),
  };
}
