import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

/** A file somebody of the demo handed in, with everybody who has to do with it. */
async function handedIn() {
  return academy.db
    .selectFrom('submission_file as file')
    .innerJoin('homework_submission as submission', 'submission.id', 'file.submission_id')
    .innerJoin('app_user as learner', 'learner.id', 'submission.user_id')
    .innerJoin('homework', 'homework.id', 'submission.homework_id')
    .select([
      'file.id as fileId',
      'file.name',
      'submission.id as submissionId',
      'homework.id as homeworkId',
      'learner.unique_name as learner',
    ])
    .orderBy('file.id')
    .executeTakeFirstOrThrow();
}

test('a handed-in file opens for its learner and the mentor, by a link that needs no token', async () => {
  const { learner, name, ...ids } = await handedIn();
  const url = `/homeworks/${ids.homeworkId}/submissions/${ids.submissionId}/files/${ids.fileId}`;
  for (const person of [learner, 'daniel']) {
    const { status, body } = await academy.call(person, 'GET', url);
    expect(status).toBe(200);
    const link = new URL(body.url, academy.config.publicUrl);
    const file = await academy.app.inject({ method: 'GET', url: link.pathname + link.search });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toContain(name);
    // Nobody opens another file with it.
    const other = await academy.app.inject({
      method: 'GET',
      url: `${link.pathname}x${link.search}`,
    });
    expect(other.statusCode).toBeGreaterThanOrEqual(400);
  }
});

test('it is closed to another learner, and no file of another submission', async () => {
  const { learner, ...ids } = await handedIn();
  const submission = `/homeworks/${ids.homeworkId}/submissions/${ids.submissionId}`;
  const stranger = learner === 'bram' ? 'henrik' : 'bram';
  const asked = (person: string, url: string) => academy.call(person, 'GET', url);
  expect((await asked(stranger, `${submission}/files/${ids.fileId}`)).status).toBe(403);
  expect((await asked(learner, `${submission}/files/999999`)).status).toBe(404);
  expect(
    (await asked(learner, `/homeworks/999999/submissions/999999/files/${ids.fileId}`)).status,
  ).toBe(404);
});
