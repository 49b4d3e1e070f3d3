import type { Schema } from '@uplink/api-client';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addPerson } from '../../../testing/world/people.ts';
import { buildShelves, type Shelf, slots } from '../inbox-shelves.fixture.ts';
import { deskKinds } from './desk-place.ts';

let academy: TestApp;
let shelves: Record<string, Shelf>;
let otherMentor: number;
beforeAll(async () => {
  academy = await createWorld();
  shelves = await buildShelves(academy);
  otherMentor = await addPerson(academy, 'otherMentor', { roles: ['mentor'] });
});
afterAll(() => academy.close());
beforeEach(clear);

async function clear() {
  for (const shelf of Object.values(shelves)) await shelf.clear();
}

async function desk(query: Record<string, string | number> = {}, person = 'mentor') {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  const { status, body } = await academy.call(person, 'GET', `/me/desk?${parameters}`);
  expect(status).toBe(200);
  return body as Schema<'DeskPage'>;
}

const nameOf = ({ kind, id, user }: Schema<'DeskItem'>) =>
  `${kind} ${kind === 'milestone' ? `${id}-${user.id}` : id}`;

async function add(kind: string, work: { slot: number; state: number; minute: number }) {
  return `${kind} ${await shelves[kind]?.add(work)}`;
}

/** Has another mentor claim a piece of work now. */
async function claim(name: string, by = otherMentor) {
  const [kind, row = ''] = name.split(' ');
  const at = academy.clock.now();
  if (kind === 'homework')
    await sql`update homework_submission set claimed_by = ${by}, claimed_at = ${at} where id = ${Number(row)}`.execute(
      academy.db,
    );
  const [milestone = 0, learner = 0] = row.split('-').map(Number);
  if (kind === 'milestone')
    await sql`update user_milestone set claimed_by = ${by}, claimed_at = ${at}
      where cohort_milestone_id = ${milestone} and user_id = ${learner}`.execute(academy.db);
}

const work = fc.record({
  kind: fc.constantFrom(...deskKinds),
  slot: fc.nat(slots - 1),
  state: fc.nat(1),
  // Few minutes: much work was handed in at the same instant.
  minute: fc.nat(3),
  isClaimed: fc.boolean(),
});

test('every page continues where the last one ended, forwards and back, with claimed work last', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(work, {
        // Of several quizzes of one learner only the newest waits.
        selector: ({ kind, slot }) => `${kind} ${kind === 'quiz' ? slot >> 1 : slot}`,
        maxLength: 30,
      }),
      fc.integer({ min: 1, max: 7 }),
      async (all, pageSize) => {
        await clear();
        const waiting: { name: string; rank: number; minute: number; kind: string }[] = [];
        for (const { kind, isClaimed, ...one } of all) {
          const name = await add(kind, one);
          if (isClaimed) await claim(name);
          const isLast = isClaimed && kind !== 'quiz';
          const waits = kind === 'quiz' || one.state === 0 || kind === 'milestone';
          if (waits) waiting.push({ name, rank: Number(isLast), minute: one.minute, kind });
        }
        const key = ({ rank, minute, kind }: (typeof waiting)[number]) =>
          [rank, minute, kind].join();
        const pages: Schema<'DeskPage'>[] = [];
        let cursor: string | null | undefined;
        do {
          const page = await desk({ pageSize, ...(cursor && { cursor }) });
          pages.push(page);
          cursor = page.paging.next;
        } while (cursor);
        const listed = pages.flatMap(({ data }) => data.map(nameOf));
        expect([...listed].sort()).toEqual(waiting.map(({ name }) => name).sort());
        const keyOf = new Map(waiting.map((one) => [one.name, key(one)]));
        const keys = listed.map((name) => keyOf.get(name));
        expect(keys).toEqual([...keys].sort());

        const back: string[][] = [];
        let previous = pages.at(-1)?.paging.previous;
        while (previous) {
          const page = await desk({ pageSize, cursor: previous });
          back.unshift(page.data.map(nameOf));
          previous = page.paging.previous;
        }
        const last = pages.at(-1)?.data.length ?? 0;
        expect(back.flat()).toEqual(listed.slice(0, listed.length - last));
        expect(pages[0]?.counts.total).toBe(waiting.length);
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);

describe('a desk with work of each kind', () => {
  let homework: string;
  let milestone: string;
  beforeEach(async () => {
    homework = await add('homework', { slot: 0, state: 0, minute: 1 });
    await add('homework', { slot: 1, state: 1, minute: 0 });
    milestone = await add('milestone', { slot: 2, state: 0, minute: 2 });
    await add('quiz', { slot: 0, state: 0, minute: 0 });
    await add('quiz', { slot: 0, state: 0, minute: 3 });
  });

  test('shows the newest of several quizzes, and counts by everything it can be narrowed by', async () => {
    const { data, counts } = await desk();
    expect(data.map(({ kind, version }) => [kind, version])).toEqual([
      ['homework', 1],
      ['milestone', 1],
      ['quiz', 2],
    ]);
    expect(counts).toMatchObject({
      total: 3,
      claims: { free: 3, mine: 0, others: 0 },
      kinds: { homework: 1, quiz: 1, milestone: 1 },
      ages: { fresh: 0, day: 0, twoDays: 3 },
      milestones: [{ title: 'Design', count: 1 }],
    });
    expect(counts.products.map(({ count }) => count).sort()).toEqual([1, 2]);
  });

  test('is narrowed by kind, product, milestone, age and claim, in the same order', async () => {
    const { counts } = await desk();
    const list = async (query: Record<string, string | number>) =>
      (await desk(query)).data.map(({ kind }) => kind);
    expect(await list({ kind: 'quiz' })).toEqual(['quiz']);
    expect(await list({ milestoneId: counts.milestones[0]?.id ?? 0 })).toEqual(['milestone']);
    expect(await list({ age: 'twoDays' })).toEqual(['homework', 'milestone', 'quiz']);
    expect(await list({ age: 'fresh' })).toEqual([]);
    for (const { product, count } of counts.products) {
      const found = await list({ productId: product.id });
      // A program holds the work of its courses too.
      expect(found.length).toBe(product.type === 1 ? 3 : count);
    }
    await claim(homework);
    await claim(milestone, await academy.userId('mentor'));
    expect(await list({ claim: 'others' })).toEqual(['homework']);
    expect(await list({ claim: 'mine' })).toEqual(['milestone']);
    expect(await list({ claim: 'free' })).toEqual(['quiz']);
    expect((await desk()).counts.claims).toEqual({ free: 1, mine: 1, others: 1 });
    academy.clock.advance(60 * 60_000);
    expect((await desk()).counts.claims).toEqual({ free: 3, mine: 0, others: 0 });
  });

  test('shows nothing of products that a mentor doesn’t review', async () => {
    expect(await desk({}, 'otherMentor')).toMatchObject({ data: [], counts: { total: 0 } });
  });

  test('tells how long the oldest work of today had waited', async () => {
    expect((await desk()).lately).toEqual({ decided: 0, longestSeconds: null });
    const id = Number(homework.split(' ')[1]);
    const now = academy.clock.now();
    const handed = new Date(now.getTime() - 9 * 3_600_000);
    const event = (actor: number, status: string, at: Date) =>
      academy.db
        .insertInto('submission_event')
        .values({ submission_id: id, actor_id: actor, status, version: 1, created_at: at })
        .execute();
    const mentor = await academy.userId('mentor');
    await event(otherMentor, 'pending', handed);
    await event(mentor, 'complete', now);
    expect((await desk()).lately).toEqual({ decided: 1, longestSeconds: 32_400 });
  });
});
