import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Schema } from '@uplink/api-client';
import { afterAll, expect, test } from 'vitest';
import { audit } from './audit/invariant.ts';
import { invariants } from './audit/invariants.ts';
import { openDatabase } from './db/database.ts';
import { type Call, prepare, signIn } from './kill-load.fixture.ts';
import { freePort } from './testing/free-port.ts';
import { exitCode, isReady, startProcess, type TestProcess } from './testing/test-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'uplink-grading-kill-'));
let running: TestProcess | undefined;
afterAll(async () => {
  if (running?.child.signalCode === null) await kill(running);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Pairs of wildcards that grading gives up on, after a while. */
const hostile = Array.from({ length: 31 }, (_, at) => {
  const dotted = (value: number) =>
    [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.');
  const match = `${dotted(2 ** at)} ${dotted(~(2 ** at))}`;
  return `permit ip ${match} ${match}`;
}).join('\n');

async function live(): Promise<Call> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  running = startProcess({ PORT: String(port), PUBLIC_URL: base, DATA_DIR: dataDir });
  await isReady(base, running.child, 60_000);
  return signIn(base);
}

async function kill({ child }: TestProcess) {
  const ended = exitCode(child);
  child.kill('SIGKILL');
  await ended;
}

async function readExercise(call: Call): Promise<Schema<'Exercise'>> {
  const read = async (path: string) => (await call('GET', path)).json();
  const [course] = await read('/me/modules?type=2&uniqueName=course');
  const { currentLessonId } = await read(`/me/modules/${course.id}/outline`);
  return (await read(`/me/modules/${currentLessonId}/exercises`)).exercises[0];
}

test.skipIf(process.env.TEST_DATABASE_URL)(
  'an answer is kept when the server is killed while it grades, and graded when it is checked again',
  { timeout: 180_000 },
  async () => {
    await prepare(dataDir);
    const call = await live();
    const { id, version } = await readExercise(call);
    const texts = { 'GUEST-IN': hostile };
    const check = (by: Call) =>
      by('POST', `/me/exercises/${id}/check`, { texts, definitionVersion: version });
    const lost = check(call).catch(() => 'lost');
    await expect.poll(async () => (await readExercise(call)).answer?.texts).toEqual(texts);
    if (running) await kill(running);
    expect(await lost).toBe('lost');

    const again = await live();
    expect(await readExercise(again)).toMatchObject({ answer: { texts }, graded: null });
    const { graded } = await (await check(again)).json();
    expect(graded.grade.goals[0]).toMatchObject({ verdict: 'undecided', cause: 'budget' });
    if (running) await kill(running);
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    expect(await audit(database.db, invariants)).toEqual([]);
    await database.close();
  },
);
