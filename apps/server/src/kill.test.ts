import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { audit } from './audit/invariant.ts';
import { invariants } from './audit/invariants.ts';
import { openDatabase } from './db/database.ts';
import {
  type Acknowledged,
  type Call,
  load,
  openQuiz,
  prepare,
  signIn,
  sum,
} from './kill-load.fixture.ts';
import { freePort } from './testing/free-port.ts';
import { exitCode, isReady, startProcess, type TestProcess } from './testing/test-process.ts';

/** `KILLS=300 KILL_LOGS=/tmp/kills` kills longer, and keeps what each server said and when it was ready. */
const kills = Number(process.env.KILLS ?? 3);
const logs = process.env.KILL_LOGS;
const dataDir = mkdtempSync(join(tmpdir(), 'uplink-kill-'));
let hasFailed = true;
afterAll(() => {
  if (!hasFailed || !logs) rmSync(dataDir, { recursive: true, force: true });
});

const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const env = {
  PORT: String(port),
  PUBLIC_URL: base,
  DATA_DIR: dataDir,
  REQUESTS_PER_MINUTE: '1000000',
};

const taken: Acknowledged = { answers: new Map(), drafts: new Map(), files: new Map() };
let readyMs = 2000;

/** One server's life; one in three is killed while it starts. */
async function liveAndDie(round: number): Promise<void> {
  const start = performance.now();
  const server = startProcess(env);
  try {
    if (round % 3 === 1) {
      await wait(Math.random() * readyMs);
    } else {
      await isReady(base, server.child, 30_000);
      readyMs = performance.now() - start;
      await workUntilKilled(await signIn(base), round, server);
    }
  } finally {
    keep(round, `ready after ${Math.round(readyMs)} ms\n${server.said()}`);
    if (server.child.exitCode === null && server.child.signalCode === null) {
      server.child.kill('SIGKILL');
      await exitCode(server.child);
    }
  }
}

async function workUntilKilled(call: Call, round: number, { child }: TestProcess): Promise<void> {
  const quiz = await openQuiz(call);
  for (const { questionId, version } of quiz.answers) {
    expect(version).toBeGreaterThanOrEqual(taken.answers.get(questionId) ?? 0);
  }
  expect(quiz.answers.length).toBeGreaterThanOrEqual(taken.answers.size);
  for (const [key, version] of taken.drafts) {
    const draft = await (await call('GET', `/me/drafts/${key}`)).json();
    expect(draft.version).toBeGreaterThanOrEqual(version);
  }
  const before = sum(taken);
  const loading = load(call, quiz, taken);
  while (sum(taken) < before + 60) await wait(10);
  await wait((round * 7) % 100);
  child.kill('SIGKILL');
  await exitCode(child);
  await loading;
}

function keep(round: number, said: string): void {
  if (!logs) return;
  mkdirSync(logs, { recursive: true });
  writeFileSync(join(logs, `${String(round).padStart(4, '0')}.log`), said);
}

describe.skipIf(process.env.TEST_DATABASE_URL)('a server killed while learners work', () => {
  test('has every answer, draft and file that it said it had', {
    timeout: 60_000 + kills * 10_000,
  }, async () => {
    await prepare(dataDir);
    for (let round = 0; round < kills; round += 1) await liveAndDie(round);
    expect(taken.files.size).toBeGreaterThan(kills / 2);
    for (const [key, text] of taken.files) {
      expect(readFileSync(join(dataDir, 'storage', key), 'utf8')).toBe(text);
    }
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    const grants = await database.db
      .selectFrom('upload_grant')
      .select('key')
      .where('key', 'in', [...taken.files.keys()])
      .execute();
    const broken = await audit(database.db, invariants);
    await database.close();
    expect(grants).toHaveLength(taken.files.size);
    expect(broken).toEqual([]);
    hasFailed = false;
  });
});
