import type { Schema } from '@uplink/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

const read = async (person: string, url: string) => (await academy.call(person, 'GET', url)).body;
const idOf = async (uniqueName: string): Promise<number> =>
  (await read('maya', `/me/modules?uniqueName=${uniqueName}`))[0].id;

describe('own homework', () => {
  test('comes a page at a time, by the address each page gives', async () => {
    const all = await read('aiko', '/me/homeworks?pageSize=100');
    const seen: Schema<'HomeworkListItem'>[] = [];
    let next: string | null = '/me/homeworks?pageSize=1';
    while (next) {
      const page: Schema<'HomeworkPage'> = await read('aiko', next);
      seen.push(...page.data);
      next = page.paging.next;
    }
    expect(seen).toEqual(all.data);
    expect(seen.length).toBeGreaterThan(1);
    const productId = await idOf('vlans-and-switching');
    const ofProduct = all.data.filter(
      ({ lesson }: Schema<'HomeworkListItem'>) => lesson.product.id === productId,
    );
    expect(ofProduct.length).toBeLessThan(all.data.length);
    expect((await read('aiko', `/me/homeworks?productId=${productId}`)).data).toEqual(ofProduct);
    expect((await read('aiko', '/me/homeworks?productId=999999')).data).toEqual([]);
  });

  test('is counted by product', async () => {
    const productId = await idOf('vlans-and-switching');
    const { data } = await read('aiko', `/me/homeworks?pageSize=100&productId=${productId}`);
    const count = (statuses: string[]) =>
      data.filter((one: { status: string }) => statuses.includes(one.status)).length;
    const products: Schema<'ProductHomework'>[] = await read('aiko', '/me/products/-/homeworks');
    const product = products.find((one) => one.product.id === productId);
    expect(product).toMatchObject({
      total: data.length,
      open: count(['notSubmitted', 'pending', 'needsRevision']),
      complete: count(['complete']),
    });
  });

  test('has its task at the address of its lesson', async () => {
    const { data } = await read('aiko', '/me/homeworks?status=needsRevision');
    const [{ homeworkId, moduleId, title, type }] = data;
    expect(await read('aiko', `/modules/${moduleId}/homework`)).toMatchObject({
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
      (await read('maya', `/mentors${query}`)).map(({ name }: Schema<'Mentor'>) => name);
    const all = await names('');
    expect(all).toEqual(expect.arrayContaining(['Daniel Reyes', 'Priya Nair']));
    expect([await names('?status=1'), await names('?status=2')]).toEqual([all, []]);
    const id = await academy.userId('priya');
    await sql`update app_user set status = 2 where id = ${id}`.execute(academy.db);
    expect(await names('?status=2')).toEqual(['Priya Nair']);
    expect(await names('?status=1')).not.toContain('Priya Nair');
    await sql`update app_user set status = 1 where id = ${id}`.execute(academy.db);
  });

  test('have a list of the products they review, and one of those that hold homework', async () => {
    const id = await academy.userId('daniel');
    const { rows } = await sql<{ id: number }>`
      insert into module (type, name, unique_name, url, is_public)
      values (2, 'Reading alone', 'reading-alone', 'reading-alone', true) returning id`.execute(
      academy.db,
    );
    await sql`insert into module_mentor (module_id, user_id) values (${rows[0]?.id}, ${id})`.execute(
      academy.db,
    );
    const listed = async (query: string): Promise<string[]> =>
      (await read('daniel', `/mentors/${id}/modules?${query}`)).map(
        ({ uniqueName }: Schema<'Module'>) => uniqueName,
      );
    const all = await listed('');
    expect(all).toEqual(
      expect.arrayContaining(['network-engineer', 'vlans-and-switching', 'reading-alone']),
    );
    expect(await listed('homeworkReview=false')).toEqual(all);
    expect(await listed('homeworkReview=true')).toEqual(
      all.filter((uniqueName) => uniqueName !== 'reading-alone'),
    );
    expect(await listed('homeworkReview=true&types=1')).toEqual(['network-engineer']);
    const foreign = await academy.call('priya', 'GET', `/mentors/${id}/modules`);
    expect(foreign.status).toBe(404);
  });
});

describe('the inbox', () => {
  test('of a program is that of all its products; of a cohort nobody is in, empty', async () => {
    const inbox = async (query: string) =>
      (await read('daniel', `/homeworks/-/submissions?pageSize=100&${query}`)).data;
    const program = await idOf('network-engineer');
    expect(await inbox(`productId=${program}`)).toEqual(await inbox(''));
    expect((await inbox('')).length).toBeGreaterThan(0);
    expect(await inbox('cohortId=1000000')).toEqual([]);
  });
});
