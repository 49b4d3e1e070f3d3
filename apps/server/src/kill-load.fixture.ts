import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { createAppOn } from './testing/test-app.ts';
import { createTestBrowser } from './testing/test-browser.ts';
import { addCourse } from './testing/world/courses.ts';
import { dnsOnly } from './testing/world/exercises.ts';
import { learn } from './testing/world/learning.ts';
import { addAccounts, addPerson, TEST_PASSWORD } from './testing/world/people.ts';

/** What the server said it had taken: the newest by what it belongs to. */
export interface Acknowledged {
  answers: Map<number, number>;
  drafts: Map<string, number>;
  files: Map<string, string>;
}

/** How much was taken: each write raises a version or adds a file. */
export function sum({ answers, drafts, files }: Acknowledged): number {
  return [...answers.values(), ...drafts.values()].reduce((all, one) => all + one, files.size);
}

export type Call = (method: string, path: string, body?: object) => Promise<Response>;

/** A learner with a quiz to answer and an exercise, in a data directory that a server can be started on. */
export async function prepare(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(database.db);
  const academy = await createAppOn(database);
  await addPerson(academy, 'admin', { roles: ['admin'] });
  await addAccounts(academy, 'learner');
  const course = await addCourse(academy, {
    uniqueName: 'course',
    lessons: [{ quiz: true, exercises: [dnsOnly] }],
  });
  await learn(academy, 'learner', course);
  await academy.close();
}

export async function signIn(base: string): Promise<Call> {
  const browser = createTestBrowser(base);
  const page = await browser.open('/session/login');
  await browser.submit(page, { email: 'learner@example.org', password: TEST_PASSWORD });
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

export async function openQuiz(call: Call): Promise<Quiz> {
  const read = async (path: string) => (await call('GET', path)).json();
  const [course] = await read('/me/modules?type=2&uniqueName=course');
  const { currentLessonId } = await read(`/me/modules/${course.id}/outline`);
  return read(`/me/modules/${currentLessonId}/quiz`);
}

export interface Quiz {
  id: number;
  questions: { id: number; type: string; answers: { id: number }[] }[];
  /** Saved and not handed in. */
  answers: { questionId: number; version: number }[];
}

/** Writes as fast as the server takes it, until it is gone. */
export async function load(call: Call, quiz: Quiz, taken: Acknowledged): Promise<void> {
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
  const uploads = forever((round) => upload(call, `interface gi0/${round}\n`.repeat(200), taken));
  await Promise.allSettled([...answers, ...drafts, uploads]);
}

async function upload(call: Call, text: string, taken: Acknowledged): Promise<void> {
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
}
