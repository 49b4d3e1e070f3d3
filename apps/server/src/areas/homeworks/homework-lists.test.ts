import type { Schema } from '@uplink/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, addProgram, type Course, type Product } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { handIn } from '../../testing/world/work.ts';
import { decideOn } from '../mentoring/seen.fixture.ts';

let academy: TestApp;
let course: Course;
let program: Product;
/** A learner with a homework of each product, one of which has to be revised. */
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner');
  for (const person of ['mentor', 'author'])
    await addPerson(academy, person, { roles: ['mentor'] });
  const lessons = [{ homework: {} }];
  course = await addCourse(academy, { lessons, mentors: ['mentor'] });
  const other = await addCourse(academy, { lessons, mentors: ['mentor'] });
  for (const product of [course, other]) await learn(academy, 'learner', product);
  program = await addProgram(academy, [course, other], { mentors: ['mentor'] });
  const { url } = await handIn(academy, 'learner', course.lessons[0]?.homework ?? 0);
  await decideOn(academy, 'mentor', url, { status: 'needsRevision' });
});
afterAll(() => academy.close());

const read = async (person: string, url: string) => (await academy.call(person, 'GET', url)).body;
describe('own homework', () => {
  test('comes a page at a time, by the address each page gives', async () => {
    const all = await read('learner', '/me/homeworks?pageSize=100');
    const seen: Schema<'HomeworkListItem'>[] = [];
    let next: string | null = '/me/homeworks?pageSize=1';
    while (next) {
      const page: Schema<'HomeworkPage'> = await read('learner', next);
      seen.push(...page.data);
      next = page.paging.next;
    }
    expect(seen).toEqual(all.data);
    expect(seen.length).toBeGreaterThan(1);
    const productId = course.id;
    const ofProduct = all.data.filter(
      ({ lesson }: Schema<'HomeworkListItem'>) => lesson.product.id === productId,
    );
    expect(ofProduct.length).toBeLessThan(all.data.length);
    expect((await read('learner', `/me/homeworks?productId=${productId}`)).data).toEqual(ofProduct);
    expect((await read('learner', '/me/homeworks?productId=999999')).data).toEqual([]);
  });

  test('is counted by product', async () => {
    const productId = course.id;
    const { data } = await read('learner', `/me/homeworks?pageSize=100&productId=${productId}`);
    const count = (statuses: string[]) =>
      data.filter((one: { status: string }) => statuses.includes(one.status)).length;
    const products: Schema<'ProductHomework'>[] = await read('learner', '/me/products/-/homeworks');
    const product = products.find((one) => one.product.id === productId);
    expect(product).toMatchObject({
      total: data.length,
      open: count(['notSubmitted', 'pending', 'needsRevision']),
      complete: count(['complete']),
    });
  });

  test('has its task at the address of its lesson', async () => {
    const { data } = await read('learner', '/me/homeworks?status=needsRevision');
    const [{ homeworkId, moduleId, title, type }] = data;
    expect(await read('learner', `/modules/${moduleId}/homework`)).toMatchObject({
      homeworkId,
      moduleId,
      title,
      type,
    });
  });
});

describe('the mentors', () => {
  test('are listed by the state of their account', async () => {
    const names = async (query: string) =>
      (await read('learner', `/mentors${query}`)).map(({ name }: Schema<'Mentor'>) => name);
    const all = await names('');
    expect(all).toEqual(expect.arrayContaining(['Mentor Vega', 'Author Vega']));
    expect([await names('?status=1'), await names('?status=2')]).toEqual([all, []]);
    const id = await academy.userId('author');
    await sql`update app_user set status = 2 where id = ${id}`.execute(academy.db);
    expect(await names('?status=2')).toEqual(['Author Vega']);
    expect(await names('?status=1')).not.toContain('Author Vega');
    await sql`update app_user set status = 1 where id = ${id}`.execute(academy.db);
  });

  test('have a list of the products they review, and one of those that hold homework', async () => {
    const id = await academy.userId('mentor');
    const alone = await addCourse(academy, { mentors: ['mentor'] });
    const listed = async (query: string): Promise<string[]> =>
      (await read('mentor', `/mentors/${id}/modules?${query}`)).map(
        ({ uniqueName }: Schema<'Module'>) => uniqueName,
      );
    const all = await listed('');
    expect(all).toEqual(
      expect.arrayContaining([program.uniqueName, course.uniqueName, alone.uniqueName]),
    );
    expect(await listed('homeworkReview=false')).toEqual(all);
    expect(await listed('homeworkReview=true')).toEqual(
      all.filter((uniqueName) => uniqueName !== alone.uniqueName),
    );
    expect(await listed('homeworkReview=true&types=1')).toEqual([program.uniqueName]);
    const foreign = await academy.call('author', 'GET', `/mentors/${id}/modules`);
    expect(foreign.status).toBe(404);
  });
});

describe('the inbox', () => {
  test('of a program is that of all its products; of a cohort no one is in, empty', async () => {
    const inbox = async (query: string) =>
      (await read('mentor', `/homeworks/-/submissions?pageSize=100&${query}`)).data;
    expect(await inbox(`productId=${program.id}`)).toEqual(await inbox(''));
    expect((await inbox('')).length).toBeGreaterThan(0);
    expect(await inbox('cohortId=1000000')).toEqual([]);
  });
});
