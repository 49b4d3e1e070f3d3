import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { closeDueAttempts } from './close-attempts.ts';
import { addExams, checkpoint, finalExam, openBook } from './exams.fixture.ts';
import { createSitter, minute, type Sitter } from './sitter.fixture.ts';

const rounds = 30;

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addExams(academy);
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

const attemptsOf = async ({ person }: Sitter) =>
  academy.db
    .selectFrom('exam_attempt')
    .selectAll()
    .where('user_id', '=', await academy.userId(person))
    .execute();

describe('at once', () => {
  test('many starts make one attempt', async () => {
    for (let round = 0; round < rounds / 3; round += 1) {
      const sitter = await createSitter(academy, finalExam);
      const { id: examId } = await sitter.exam();
      const starts = await Promise.all(
        Array.from({ length: 6 }, () => sitter.call('POST', '/me/exams/attempts', { examId })),
      );
      expect(starts.map(({ status }) => status)).toEqual(Array(6).fill(200));
      expect(new Set(starts.map(({ body }) => body.id)).size).toBe(1);
      expect(await attemptsOf(sitter)).toHaveLength(1);
    }
  }, 120_000);

  test('an answer and the end: what has a receipt counts, what is refused does not', async () => {
    const sitter = await createSitter(academy, openBook);
    for (let round = 0; round < rounds; round += 1) {
      await sitter.start();
      const [saved] = await Promise.all(
        round % 2 ? [sitter.save(0), sitter.finish()] : [sitter.finish(), sitter.save(0)].reverse(),
      );
      expect([200, 410]).toContain(saved?.status);
      const { attempt, topics } = await sitter.results();
      expect(attempt.number).toBe(sitter.attempt.number);
      const right = topics.reduce((sum, topic) => sum + topic.right, 0);
      expect(right).toBe(saved?.status === 200 ? 1 : 0);
      if ((await sitter.exam()).state === 'passed') break;
    }
  }, 120_000);

  test('two ends and the job give one result, one notification, points once', async () => {
    for (let round = 0; round < rounds / 6; round += 1) {
      const sitter = await createSitter(academy, finalExam);
      await sitter.start();
      await sitter.saveAll();
      academy.clock.advance(21 * minute);
      const ends = await Promise.all([
        sitter.finish(),
        sitter.finish(),
        closeDueAttempts(academy),
        sitter.exam(),
      ]);
      expect([ends[0].status, ends[1].status]).toEqual([200, 200]);
      expect(ends[0].body.completedAt).toBe(ends[1].body.completedAt);
      expect((await sitter.call('GET', '/me/context')).body.totalXpPoints).toBe(150);
      expect((await sitter.call('GET', '/me/notifications')).body).toHaveLength(1);
      expect(await attemptsOf(sitter)).toHaveLength(1);
    }
  }, 120_000);

  test('an end and a start: never two open attempts, never one too many', async () => {
    const sitter = await createSitter(academy, checkpoint);
    for (let round = 0; round < 3; round += 1) {
      await sitter.start().catch(() => {});
      const { id: examId } = await sitter.exam();
      await Promise.all([
        sitter.finish(),
        sitter.call('POST', '/me/exams/attempts', { examId }),
        sitter.call('POST', '/me/exams/attempts', { examId }),
      ]);
      const attempts = await attemptsOf(sitter);
      expect(attempts.filter(({ status }) => status === 'started').length).toBeLessThanOrEqual(1);
      expect(attempts.length).toBeLessThanOrEqual(2);
      academy.clock.advance(61 * minute);
    }
  }, 120_000);

  test('of answers typed on the same version one is kept, the others are told', async () => {
    const sitter = await createSitter(academy, finalExam);
    await sitter.start();
    const question = sitter.place('multipleAnswer');
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        sitter.call('PUT', sitter.answerUrl(question), {
          examQuestionId: question.id,
          answerIds: [question.answers[index % question.answers.length]?.id],
          baseVersion: 0,
        }),
      ),
    );
    const kept = results.filter(({ status }) => status === 200);
    expect(new Set(kept.map(({ body }) => `${body.version} ${body.answerIds}`)).size).toBe(1);
    for (const { status } of results) expect([200, 409]).toContain(status);
    const stored = (await sitter.read()).answers.find((one) => one.examQuestionId === question.id);
    expect(stored?.answerIds).toEqual(kept[0]?.body.answerIds);
  });
});
