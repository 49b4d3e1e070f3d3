import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../demo/accounts.ts';
import { audit } from './audit/invariant.ts';
import { invariants } from './audit/invariants.ts';
import { openDatabase } from './db/database.ts';
import { freePort } from './testing/free-port.ts';
import { createTestBrowser } from './testing/test-browser.ts';
import { exitCode, isReady, startProcess } from './testing/test-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'uplink-kill-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** What the server said it had taken: the newest by what it belongs to. */
interface Acknowledged {
  answers: Map<number, number>;
  drafts: Map<string, number>;
  files: Map<string, string>;
}

/** How much was taken: each write raises a version or adds a file. */
function sum({ answers, drafts, files }: Acknowledged): number {
  return [...answers.values(), ...drafts.values()].reduce((all, one) => all + one, files.size);
}

type Call = (method: string, path: string, body?: object) => Promise<Response>;

async function signIn(base: string): Promise<Call> {
  const browser = createTestBrowser(base);
  const page = await browser.open('/session/login');
  await browser.submit(page, { email: 'maya@example.org', password: DEMO_PASSWORD });
  const { accessToken } = JSON.parse(
    (await browser.open('/session/token', { method: 'POST' })).body,
  );
  return (method, path, body) =>
    fetch(base + path, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
}

async function openQuiz(call: Call) {
  const read = async (path: string) => (await call('GET', path)).json();
  const [course] = await read('/me/modules?type=2&uniqueName=ospf-in-practice');
  const { currentLessonId } = await read(`/me/modules/${course.id}/outline`);
  return read(`/me/modules/${currentLessonId}/quiz`);
}

type Quiz = { id: number; questions: { id: number; type: string; answers: { id: number }[] }[] };

/** Writes as fast as the server takes it, until it is gone. */
async function load(call: Call, quiz: Quiz, taken: Acknowledged) {
  const forever = async (write: (round: number) => Promise<void>) => {
    for (let round = 0; ; round += 1) await write(round);
  };
  const answers = quiz.questions.map((question) =>
    forever(async (round) => {
      const answer = question.answers[round % question.answers.length];
      const body =
        question.type === 'fillInTheBlank' ? { text: `${round}` } : { answerIds: [answer?.id] };
      const saved = await call('PUT', `/me/quizzes/${quiz.id}/answers/${question.id}`, body);
      if (saved.ok) taken.answers.set(question.id, (await saved.json()).version);
    }),
  );
  const drafts = ['homework:1', 'homework:2'].map((key) =>
    forever(async (round) => {
      const saved = await call('PUT', `/me/drafts/${key}`, { key, value: { round } });
      if (saved.ok) taken.drafts.set(key, (await saved.json()).version);
    }),
  );
  const uploads = forever(async (round) => {
    const text = `interface gi0/${round}\n`.repeat(200);
    const granted = await call('POST', '/uploads/parameters', {
      resource: 'homework',
      fileName: 'a.txt',
      size: text.length,
      contentType: 'text/plain',
    });
    const { url, fields, key } = await granted.json();
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    form.append('file', new Blob([text]), 'a.txt');
    const stored = await fetch(url, { method: 'POST', body: form });
    if (stored.status === 201) taken.files.set(key, text);
  });
  await Promise.allSettled([...answers, ...drafts, uploads]);
}

describe.skipIf(process.env.TEST_DATABASE_URL)('a server killed while learners work', () => {
  test('has every answer, draft and file that it said it had', async () => {
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    const env = {
      PORT: String(port),
      PUBLIC_URL: base,
      DATA_DIR: dataDir,
      REQUESTS_PER_MINUTE: '1000000',
    };
    const taken: Acknowledged = { answers: new Map(), drafts: new Map(), files: new Map() };
    for (let round = 0; round < 3; round += 1) {
      const { child } = startProcess(env);
      await isReady(base, child);
      const call = await signIn(base);
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
      await wait(round * 7);
      child.kill('SIGKILL');
      await exitCode(child);
      await loading;
    }
    expect(taken.files.size).toBeGreaterThan(3);
    for (const [key, text] of taken.files) {
      expect(readFileSync(join(dataDir, 'storage', key), 'utf8')).toBe(text);
    }
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    const grants = await database.db
      .selectFrom('upload_grant')
      .select('key')
      .where('key', 'in', [...taken.files.keys()])
      .execute();
    expect(grants).toHaveLength(taken.files.size);
    expect(await audit(database.db, invariants)).toEqual([]);
    await database.close();
  }, 60_000);
});
