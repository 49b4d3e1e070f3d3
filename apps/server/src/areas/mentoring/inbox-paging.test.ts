import type { Schema } from '@uplink/api-client';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { buildShelves, type Shelf, slots } from './inbox-shelves.fixture.ts';

let academy: TestApp;
let shelves: Record<string, Shelf>;
beforeAll(async () => {
  academy = await createWorld();
  shelves = await buildShelves(academy);
});
afterAll(() => academy.close());

type Paging = Pick<Schema<'KeysetPaging'>, 'next' | 'previous' | 'total'>;

async function read(shelf: Shelf, query: Record<string, string | number | null>) {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== '');
  const parameters = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const { status, body } = await academy.call('mentor', 'GET', `${shelf.url}?${parameters}`);
  expect(status).toBe(200);
  const paging: Paging = body.keyset ?? body.paging;
  return { rows: body.data.map(shelf.nameOf) as string[], paging, body };
}

const work = fc.record({
  slot: fc.nat(slots - 1),
  state: fc.nat(4),
  // Few minutes: many pieces of work have the same.
  minute: fc.nat(3),
});
const change = fc.record({ work, isAdded: fc.boolean() });

/** A shelf that remembers what was there all the time. */
function keeperOf(shelf: Shelf) {
  const bySlot = new Map<number, string>();
  const touched = new Set<string>();
  const apply = async ({
    work: one,
    isAdded,
  }: {
    work: { slot: number; state: number; minute: number };
    isAdded: boolean;
  }) => {
    const there = bySlot.get(one.slot);
    if (isAdded === (there !== undefined)) return;
    if (there === undefined) {
      const row = await shelf.add(one);
      bySlot.set(one.slot, row);
      touched.add(row);
      return;
    }
    await shelf.remove(there);
    bySlot.delete(one.slot);
    touched.add(there);
  };
  const stays = (row: string) => !touched.has(row);
  return { apply, stays, begin: () => touched.clear() };
}

describe.each(['homework', 'quiz', 'milestone'])('the inbox of kind %s', (kind) => {
  test('by cursor shows each row that stays once and in order, whatever comes and goes', async () => {
    const shelf = shelves[kind] as Shelf;
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(work, { selector: ({ slot }) => slot, maxLength: slots }),
        fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 12 }),
        fc.constantFrom(...shelf.sorts),
        fc.integer({ min: 1, max: 6 }),
        async (first, changes, sort, pageSize) => {
          const waiting = [...changes];
          await shelf.clear();
          const keeper = keeperOf(shelf);
          for (const one of first) await keeper.apply({ work: one, isAdded: true });
          keeper.begin();
          /** Goes to the end of a direction, while rows come and go. */
          const walk = async (way: 'next' | 'previous', from: string | null) => {
            const seen: string[][] = [];
            let cursor = from;
            do {
              const { rows, paging } = await read(shelf, { sort, pageSize, cursor });
              seen.push(rows);
              for (const one of waiting.shift() ?? []) await keeper.apply(one);
              cursor = paging[way];
            } while (cursor !== null);
            return seen;
          };
          const there = (await walk('next', null)).flat();
          // A row that went and came again later in the order is shown twice, and rightly.
          const all = (await read(shelf, { sort, pageSize: 100 })).rows;
          expect(there.filter(keeper.stays)).toEqual(all.filter(keeper.stays));

          // And back from the end, page by page.
          const last = await read(shelf, { sort, pageSize: 100 });
          const tail = await endOf(shelf, sort, pageSize);
          if (tail === null) return;
          keeper.begin();
          const back = (await walk('previous', tail)).reverse().flat();
          const before = last.rows.slice(0, -lengthOfLast(last.rows.length, pageSize));
          expect(back.filter(keeper.stays)).toEqual(before.filter(keeper.stays));
        },
      ),
      { numRuns: 25 },
    );
  }, 120_000);

  test('counts by state what the other filters leave', async () => {
    const shelf = shelves[kind] as Shelf;
    await shelf.clear();
    for (let slot = 0; slot < 10; slot += 1)
      await shelf.add({ slot, state: slot % 2, minute: slot });
    const { body, paging } = await read(shelf, { pageSize: 3 });
    const counts: Schema<'StatusCounts'> = body.counts;
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(10);
    expect(paging.total).toBe(10);
    for (const { status, count } of counts) {
      const one = await read(shelf, { status, pageSize: 100 });
      expect([one.rows.length, one.paging.total]).toEqual([count, count]);
      expect(one.body.counts).toEqual(counts);
    }
  });

  test.each([
    ['of another order', { sort: 'submittedAt' }],
    ['that was changed', { cursor: 'AAAA' }],
    ['that is none', { cursor: 'a b' }],
    ['of a wrong length', { cursor: Buffer.from('["waiting",0,1]').toString('base64url') }],
    ['with other words', { cursor: Buffer.from('["waiting",0,1,"2",3,4]').toString('base64url') }],
  ])('refuses a cursor %s', async (_what, query) => {
    const shelf = shelves[kind] as Shelf;
    await shelf.clear();
    for (let slot = 0; slot < 4; slot += 1) await shelf.add({ slot, state: 0, minute: slot });
    const { paging } = await read(shelf, { pageSize: 2 });
    const parameters = new URLSearchParams({ cursor: paging.next ?? '', ...query });
    const { status } = await academy.call('mentor', 'GET', `${shelf.url}?${parameters}`);
    expect(status).toBe(422);
  });
});

/** How many rows the last of full pages has. */
const lengthOfLast = (rows: number, pageSize: number) => ((rows - 1) % pageSize) + 1;

/** The cursor that leads back from the last page. */
async function endOf(shelf: Shelf, sort: string, pageSize: number): Promise<string | null> {
  let page = await read(shelf, { sort, pageSize });
  while (page.paging.next !== null)
    page = await read(shelf, { sort, pageSize, cursor: page.paging.next });
  return page.paging.previous;
}

test('homework has pages with numbers too, and both kinds meet', async () => {
  const shelf = shelves.homework as Shelf;
  await shelf.clear();
  for (let slot = 0; slot < 7; slot += 1) await shelf.add({ slot, state: slot, minute: slot % 2 });
  const all = (await read(shelf, { pageSize: 100 })).rows;
  const second = await read(shelf, { pageSize: 3, page: 1 });
  expect(second.rows).toEqual(all.slice(3, 6));
  expect(second.body.paging).toEqual({
    page: 1,
    pageSize: 3,
    total: 7,
    next: '/homeworks/-/submissions?pageSize=3&page=2',
  });
  const { next, previous } = second.paging;
  expect((await read(shelf, { pageSize: 3, cursor: next })).rows).toEqual(all.slice(6));
  const before = await read(shelf, { pageSize: 3, cursor: previous });
  expect(before.rows).toEqual(all.slice(0, 3));
  // The address of the next page can be asked for as it is.
  const { body } = await academy.call('mentor', 'GET', before.body.paging.next);
  expect(body.data.map(shelf.nameOf)).toEqual(second.rows);
  const both = `${shelf.url}?page=1&cursor=${next}`;
  expect((await academy.call('mentor', 'GET', both)).status).toBe(422);
});
