import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPerson } from '../../testing/world/people.ts';

const length = 100;
/** What a sitting may claim beyond what passed. */
const tolerance = 2;
/** After this long without a word a lesson that is opened begins a new sitting. */
const longBreak = 16 * 60;

let academy: TestApp;
let lessonId: number;

beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'learner');
  const course = await addCourse(academy, { lessons: [{ hasVideo: true }] });
  await learn(academy, 'learner', course);
  lessonId = course.lessons[0]?.id ?? 0;
});
afterAll(() => academy.close());
beforeEach(forget);

async function forget() {
  await academy.db.deleteFrom('video_progress').where('module_id', '=', lessonId).execute();
}

const pass = (seconds: number) => academy.clock.advance(seconds * 1000);
const open = () => academy.call('learner', 'GET', `/me/lessons/${lessonId}`);

function report(secondsWatched: number, position = 0, reportId = crypto.randomUUID()) {
  const body = { secondsWatched, position, reportId };
  return academy.call('learner', 'POST', `/me/modules/${lessonId}/stats`, body);
}

async function credited(): Promise<number> {
  const row = await academy.db
    .selectFrom('video_progress')
    .select('seconds_watched')
    .where('module_id', '=', lessonId)
    .executeTakeFirst();
  return row?.seconds_watched ?? 0;
}

describe('what is credited', () => {
  test('is no more than passed on the server, and a report counts once', async () => {
    await open();
    pass(10);
    const reportId = crypto.randomUUID();
    await report(600, 50, reportId);
    await report(600, 50, reportId);
    expect(await credited()).toBeCloseTo(12);
    expect((await open()).body.watch).toEqual({ position: 50, secondsWatched: 12 });
  });

  test('is all that was watched when reports come at once after an outage', async () => {
    await open();
    pass(60);
    await report(30, 30);
    await report(30, 60);
    expect(await credited()).toBe(60);
  });

  test('is all of it too when the page was loaded again, or opened in a second tab, meanwhile', async () => {
    await open();
    pass(40);
    await open();
    await report(30, 30);
    await report(10, 40);
    expect(await credited()).toBe(40);
  });

  test('is nothing for the time between two sittings', async () => {
    await open();
    pass(20);
    await report(20);
    pass(longBreak);
    await open();
    await report(60);
    expect(await credited()).toBeCloseTo(20 + tolerance);
    pass(30);
    await report(60);
    expect(await credited()).toBeCloseTo(50 + tolerance);
  });

  test('never exceeds the video', async () => {
    await open();
    pass(500);
    await report(400);
    await report(400);
    expect(await credited()).toBe(length);
  });
});

test('whatever is claimed and whenever, a learner is credited at most the time of the sittings', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('pass' as const), seconds: fc.integer({ min: 0, max: 40 }) }),
    fc.record({ kind: fc.constant('break' as const) }),
    fc.record({ kind: fc.constant('open' as const) }),
    fc.record({
      kind: fc.constant('report' as const),
      seconds: fc.integer({ min: 0, max: 120 }),
      name: fc.integer({ min: 0, max: 5 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await forget();
      const ids = Array.from({ length: 6 }, () => crypto.randomUUID());
      const claims = new Map<number, number>();
      let [now, heard, opened, earlier] = [0, 0, 0, 0];
      await open();
      for (const one of steps) {
        if (one.kind === 'pass') now += one.seconds;
        if (one.kind === 'pass') pass(one.seconds);
        if (one.kind === 'break') now += longBreak;
        if (one.kind === 'break') pass(longBreak);
        if (one.kind === 'open') {
          await open();
          if (now - heard >= longBreak) {
            earlier = await credited();
            opened = now;
          }
          heard = now;
        }
        if (one.kind === 'report') {
          await report(one.seconds, 0, ids[one.name]);
          if (!claims.has(one.name)) {
            claims.set(one.name, one.seconds);
            heard = now;
          }
        }
        const claimed = [...claims.values()].reduce((sum, seconds) => sum + seconds, 0);
        const total = await credited();
        expect(total).toBeLessThanOrEqual(Math.min(length, claimed));
        expect(total - earlier).toBeLessThanOrEqual(now - opened + tolerance);
      }
    }),
    { numRuns: 30 },
  );
});

test('who plays honestly is credited every second, however late and together the reports come', async () => {
  const parts = fc.array(
    fc.record({ seconds: fc.integer({ min: 1, max: 15 }), isOffline: fc.boolean() }),
    { minLength: 1, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(parts, async (played) => {
      await forget();
      await open();
      let waiting: number[] = [];
      for (const { seconds, isOffline } of [...played, { seconds: 0, isOffline: false }]) {
        pass(seconds);
        waiting.push(seconds);
        if (isOffline) continue;
        for (const one of waiting) await report(one);
        waiting = [];
      }
      expect(await credited()).toBe(played.reduce((sum, { seconds }) => sum + seconds, 0));
    }),
    { numRuns: 20 },
  );
});
