import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, addProgram, type Course, type Product } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { give, learn } from '../../testing/world/learning.ts';
import { addPeople } from '../../testing/world/people.ts';

let academy: TestApp;
let course: Course;
let program: Product;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'stranger');
  course = await addCourse(academy, { lessons: 3 });
  program = await addProgram(academy, [course]);
  await give(academy, 'learner', program);
  await learn(academy, 'learner', course, { done: 1 });
});
afterAll(() => academy.close());

const get = async (url: string, person = 'learner') =>
  (await academy.call(person, 'GET', url)).body;
const pageOf = ({ uniqueName }: Product, type: number, person?: string) =>
  get(`/me/product-page?type=${type}&uniqueName=${uniqueName}`, person);

test.each(['learner', 'stranger'])(
  'to a %s the page says what each of its calls says',
  async (person) => {
    const { id } = course;
    const page = await pageOf(course, 2, person);
    expect(page).toEqual({
      details: await get(`/me/modules/${id}/details`, person),
      introPage: await get(`/modules/${id}/intro-page`, person),
      resources: await get(`/me/modules/${id}/resources`, person),
      overview: person === 'learner' ? await get(`/me/modules/${id}/overview`, person) : null,
      outline: await get(`/me/modules/${id}/outline`, person),
    });
  },
);

test('a program has its parts in place of an outline', async () => {
  const page = await pageOf(program, 1);
  expect(page.outline).toBeNull();
  expect(page.details.module.children).toEqual(await get(`/me/modules/${program.id}/children`));
});

test('a product of another kind, or none, is not found', async () => {
  const url = `/me/product-page?type=3&uniqueName=${course.uniqueName}`;
  expect((await academy.call('learner', 'GET', url)).status).toBe(404);
});
