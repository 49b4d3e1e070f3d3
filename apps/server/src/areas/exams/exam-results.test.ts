import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addExams, finalExam, openBook, programExam } from './exams.fixture.ts';
import { createSitter, key, minute } from './sitter.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addExams(academy);
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

describe('results', () => {
  test('are there after finishing, by topic, with points and a word of passing, once', async () => {
    const sitter = await createSitter(academy, finalExam);
    await sitter.start();
    expect((await sitter.call('GET', `/exams/${finalExam}/results`)).status).toBe(404);
    await sitter.saveAll();
    await sitter.finish();
    await sitter.finish();
    const results = await sitter.results();
    expect(results.attempt).toMatchObject({ score: 14, total: 14, percent: 100, passed: true });
    expect(results.exam).toMatchObject({ state: 'passed', canStart: false, bestPercent: 100 });
    expect(results.topics.map(({ topic, right, questions }) => [topic, right, questions])).toEqual([
      ['Frames and the MAC table', 3, 3],
      ['Spanning tree', 2, 2],
      ['The edge', 2, 2],
      ['Trunks and tags', 3, 3],
    ]);
    // Passed: the creator lets the answers be seen.
    expect(results.questions).toHaveLength(10);
    for (const { question } of results.questions ?? []) expect(question.isCorrect).toBe(true);
    const { body: context } = await sitter.call('GET', '/me/context');
    expect(context).toMatchObject({ totalXpPoints: 150 });
    const { body: notices } = await sitter.call('GET', '/me/notifications');
    expect(notices.map(({ message }: { message: string }) => message)).toEqual([
      'You passed VLANs and Switching: final exam.',
    ]);
    const again = await sitter.call('POST', '/me/exams/attempts', { examId: results.exam.id });
    expect([again.status, again.body.message]).toEqual([409, 'You have already passed this exam.']);
  });

  test('hold no key while another attempt is possible, and show it after the last one', async () => {
    const sitter = await createSitter(academy, finalExam);
    for (let number = 1; number <= 3; number += 1) {
      await sitter.start();
      expect(sitter.attempt.number).toBe(number);
      await sitter.save(0);
      await sitter.finish();
      const results = await sitter.results();
      expect(results.attempts.map((one) => one.number)).toEqual(
        [3, 2, 1].filter((one) => one <= number),
      );
      const isLast = number === 3;
      expect(results.questions === null).toBe(!isLast);
      if (!isLast) {
        expect(JSON.stringify(results)).not.toMatch(key);
        const early = await sitter.call('POST', '/me/exams/attempts', { examId: results.exam.id });
        expect([early.status, early.body.message]).toEqual([
          409,
          "You can't start the next attempt yet.",
        ]);
        academy.clock.advance(72 * 60 * minute - 1);
        expect((await sitter.exam()).canStart).toBe(false);
        academy.clock.advance(1);
        expect((await sitter.exam()).canStart).toBe(true);
      }
    }
    academy.clock.advance(72 * 60 * minute);
    const { examId } = sitter.attempt;
    const none = await sitter.call('POST', '/me/exams/attempts', { examId });
    expect([none.status, none.body.message]).toEqual([
      409,
      'You have used all your attempts at this exam.',
    ]);
    expect((await sitter.call('GET', '/me/notifications')).body).toEqual([]);
  });

  test('of an exam whose creator never shows answers stay without them', async () => {
    const sitter = await createSitter(academy, programExam);
    await sitter.start();
    await sitter.saveAll();
    await sitter.finish();
    const results = await sitter.results();
    expect([results.attempt.passed, results.questions]).toEqual([true, null]);
  });

  test('of an exam that always shows them are hidden again during the next attempt', async () => {
    const sitter = await createSitter(academy, openBook);
    await sitter.start();
    expect(sitter.attempt.deadline).toBeNull();
    await sitter.finish();
    expect((await sitter.results()).questions).toHaveLength(8);
    await sitter.start();
    expect((await sitter.results()).questions).toBeNull();
    await sitter.finish();
  });
});
