import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { Product } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { give } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { pauseAccess } from '../grants/given-access.fixture.ts';
import { closeDueAttempts } from './close-attempts.ts';
import {
  addExams,
  checkpoint,
  finalExam,
  openBook,
  practical,
  programExam,
} from './exams.fixture.ts';
import { createSitter, key, minute, type Sitter } from './sitter.fixture.ts';

let academy: TestApp;
let course: Product;
/** A learner whose state is another in each exam, and one who has to wait for their next attempt. */
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'waiting', 'owner');
  for (const person of ['mentor', 'author'])
    await addPerson(academy, person, { roles: ['mentor'] });
  const products = await addExams(academy);
  course = products.course;
  for (const product of products.all) await give(academy, 'learner', product);
  await give(academy, 'owner', course);
  const sit = async (person: string, exam: string) => {
    const sitter = await createSitter(academy, exam, person);
    await sitter.start();
    return sitter;
  };
  await (await sit('learner', finalExam)).finish();
  academy.clock.advance(4 * 24 * 60 * minute);
  await (await sit('waiting', finalExam)).finish();
  const passing = await sit('learner', checkpoint);
  await passing.saveAll();
  await passing.finish();
  await sit('learner', openBook);
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

describe('the list', () => {
  const list = async (person: string, query = ''): Promise<Schema<'ExamPage'>> =>
    (await academy.call(person, 'GET', `/me/exams${query}`)).body;

  test('has the exams of the own products, each as its learner stands in it', async () => {
    const { data, paging } = await list('learner');
    expect(data.map(({ uniqueName, state, canStart }) => [uniqueName, state, canStart])).toEqual([
      [openBook, 'started', false],
      [programExam, 'notStarted', true],
      [practical, 'notStarted', true],
      [finalExam, 'failed', true],
      [checkpoint, 'passed', false],
    ]);
    expect(paging).toMatchObject({ total: 5, next: null });
    const samira = (await list('waiting')).data.find(({ uniqueName }) => uniqueName === finalExam);
    expect(samira).toMatchObject({ state: 'failed', canStart: false });
    expect(Date.parse(samira?.nextAttemptAt ?? '')).toBeGreaterThan(academy.clock.now().getTime());
    expect((await list('admin')).data).toEqual([]);
  });

  test('goes on from page to page, also when a page is empty', async () => {
    const first = await list('learner', '?pageSize=3');
    expect(first.data).toHaveLength(3);
    const { body: second } = await academy.call('learner', 'GET', first.paging.next ?? '');
    expect(second.data).toHaveLength(2);
    const none = await list('learner', '?pageSize=3&page=7');
    expect([none.data, none.paging.total]).toEqual([[], 5]);
    expect((await list('learner', '?kind=sqc')).data).toMatchObject([{ kind: 'sqc' }]);
  });

  test.each(['?pageSize=101', '?page=-1', '?kind=test', '?other=1'])(
    'refuses %s',
    async (query) => {
      expect((await academy.call('learner', 'GET', `/me/exams${query}`)).status).toBe(422);
    },
  );
});

describe('an exam of a product that is not one’s own', () => {
  test('says what opens it, and cannot be started', async () => {
    const { body: exam } = await academy.call('learner', 'GET', `/exams/${finalExam}`);
    for (const answer of [
      await academy.call('admin', 'GET', `/exams/${finalExam}`),
      await academy.call('admin', 'GET', `/exams/${finalExam}/results`),
      await academy.call('admin', 'POST', '/me/exams/attempts', { examId: exam.id }),
    ]) {
      expect([answer.status, answer.body.code, answer.body.next?.kind]).toEqual([
        403,
        'locked',
        'purchase',
      ]);
    }
  });

  test('while access is paused, it is closed with its product', async () => {
    const userId = await academy.userId('owner');
    const goOn = await pauseAccess(academy, userId, course.id);
    const { status, body } = await academy.call('owner', 'GET', `/exams/${finalExam}`);
    expect([status, body.reason]).toEqual([
      403,
      `Your access to ${course.name} is paused. Renew it to continue.`,
    ]);
    await goOn();
    expect((await academy.call('owner', 'GET', `/exams/${finalExam}`)).status).toBe(200);
  });

  test('an attempt goes no further, and shows nothing, once its product is lost', async () => {
    const sitter = await createSitter(academy, checkpoint);
    await sitter.start();
    const { product } = await sitter.exam();
    const userId = await academy.userId(sitter.person);
    const goOn = await pauseAccess(academy, userId, product.id);
    const read = () => sitter.call('GET', `/me/exams/attempts/${sitter.attempt.id}`);
    for (const refused of [await read(), await sitter.save(0), await sitter.finish()])
      expect([refused.status, refused.body.code]).toEqual([403, 'locked']);
    await goOn();
    expect((await sitter.save(0)).status).toBe(200);
    expect((await sitter.finish()).body.status).toBe('completed');
  });

  test('what does not exist is not found', async () => {
    for (const url of ['/exams/nothing', '/exams/nothing/results', '/me/exams/attempts/999999'])
      expect((await academy.call('learner', 'GET', url)).status).toBe(404);
    expect(
      (await academy.call('learner', 'POST', '/me/exams/attempts', { examId: 999_999 })).status,
    ).toBe(404);
  });
});

describe('an attempt', () => {
  let sitter: Sitter;
  beforeEach(async () => {
    sitter = await createSitter(academy, finalExam);
    await sitter.start();
  });

  test('has its deadline by the server’s clock and no key', () => {
    const { attempt } = sitter;
    expect(attempt).toMatchObject({ number: 1, status: 'started', completedAt: null });
    expect(attempt.serverTime).toBe(attempt.startedAt);
    expect(Date.parse(attempt.deadline ?? '') - Date.parse(attempt.startedAt)).toBe(20 * minute);
    expect(attempt.questions).toHaveLength(10);
    expect(attempt.answers.map(({ examQuestionId }) => examQuestionId)).toEqual(
      attempt.questions.map(({ question }) => question.id),
    );
    for (const answer of attempt.answers)
      expect(answer).toMatchObject({ examAttemptId: attempt.id, version: 0, savedAt: null });
    expect(JSON.stringify(attempt)).not.toMatch(key);
    for (const { question } of attempt.questions)
      if (question.blank) expect(JSON.stringify(question)).not.toMatch(/802\.1Q/);
  });

  test('is gone on with on another device: same order, same answers', async () => {
    const [first] = sitter.attempt.answers;
    const saved = await sitter.save(0);
    academy.clock.advance(5 * minute);
    const { body: again } = await sitter.call('POST', '/me/exams/attempts', {
      examId: sitter.attempt.examId,
    });
    expect(again.id).toBe(sitter.attempt.id);
    expect(again.questions).toEqual(sitter.attempt.questions);
    expect(again.deadline).toBe(sitter.attempt.deadline);
    expect(again.answers[0]).toEqual(saved.body);
    expect(saved.body.examAnswerId).toBe(first?.examAnswerId);
    const { body: exam } = await sitter.call('GET', `/exams/${finalExam}`);
    expect(exam).toMatchObject({ state: 'started', openAttempt: { id: again.id } });
  });

  test('refuses what does not belong to the question, and tells of a change elsewhere', async () => {
    const single = sitter.place('singleAnswer');
    const blank = sitter.place('fillInTheBlank');
    const other = sitter.attempt.questions.find(({ question }) => question.id !== single.id);
    const url = sitter.answerUrl(single);
    for (const body of [
      { examQuestionId: other?.question.id, answerIds: [] },
      { examQuestionId: single.id, answerIds: single.answers.slice(0, 2).map(({ id }) => id) },
      { examQuestionId: single.id, answerIds: [999_999] },
      { examQuestionId: single.id, text: 'words' },
      { examQuestionId: single.id, answerIds: [], isCorrect: true },
      { answerIds: [] },
    ])
      expect([body, (await sitter.call('PUT', url, body)).status]).toEqual([body, 422]);
    const long = { examQuestionId: blank.id, text: 'x'.repeat(201) };
    expect((await sitter.call('PUT', sitter.answerUrl(blank), long)).status).toBe(422);

    const [one, two] = single.answers;
    const pick = (id: number | undefined, baseVersion: number) =>
      sitter.call('PUT', url, { examQuestionId: single.id, answerIds: [id], baseVersion });
    expect((await pick(one?.id, 0)).body.version).toBe(1);
    expect((await pick(one?.id, 0)).body.version).toBe(1);
    expect((await pick(two?.id, 0)).status).toBe(409);
    expect((await pick(two?.id, 1)).body.version).toBe(2);
  });

  test('is no one else’s', async () => {
    const { id } = sitter.attempt;
    const single = sitter.place('singleAnswer');
    const body = { examQuestionId: single.id, answerIds: [] };
    for (const person of ['learner', 'mentor', 'author']) {
      for (const answer of [
        await academy.call(person, 'GET', `/me/exams/attempts/${id}`),
        await academy.call(person, 'PATCH', `/me/exams/attempts/${id}`, { status: 'completed' }),
        await academy.call(person, 'PUT', sitter.answerUrl(single), body),
      ])
        expect([person, answer.status]).toEqual([person, 404]);
    }
    expect((await sitter.read()).status).toBe('started');
  });

  test('completed it takes no more answers, and finishing again changes nothing', async () => {
    await sitter.save(0);
    academy.clock.advance(6 * minute);
    const { body: done } = await sitter.finish();
    expect(done).toMatchObject({
      status: 'completed',
      completedAt: academy.clock.now().toISOString(),
    });
    expect(JSON.stringify(done)).not.toMatch(key);
    academy.clock.advance(minute);
    const late = await sitter.save(0, { isRight: false });
    expect([late.status, late.body.message]).toEqual([
      410,
      "This attempt is completed. You can't change your answers.",
    ]);
    expect((await sitter.finish()).body.completedAt).toBe(done.completedAt);
    for (const body of [{ status: 'started' }, {}, { status: 'completed', score: 14 }])
      expect(
        (await sitter.call('PATCH', `/me/exams/attempts/${sitter.attempt.id}`, body)).status,
      ).toBe(422);
  });

  test('an edit of the exam in between changes neither questions nor grading', async () => {
    const questions = academy.db.selectFrom('bank_question').select(['id', 'question']);
    const before = await questions.execute();
    await academy.db.updateTable('bank_question').set({ question: 'Changed <x>?' }).execute();
    await academy.db.updateTable('bank_answer').set({ is_correct: false }).execute();
    try {
      await sitter.saveAll();
      await sitter.finish();
      expect((await sitter.results()).attempt).toMatchObject({ score: 14, passed: true });
    } finally {
      await sitter.restoreBank(before);
    }
  });

  test('at the deadline it is handed in without its browser, with what was saved', async () => {
    await sitter.save(0);
    academy.clock.advance(20 * minute);
    expect((await sitter.save(1)).status).toBe(200);
    academy.clock.advance(9999);
    await closeDueAttempts(academy);
    expect((await sitter.save(2)).status).toBe(200);
    academy.clock.advance(1);
    expect((await sitter.save(3)).status).toBe(410);
    await closeDueAttempts(academy);
    await closeDueAttempts(academy);
    const row = await academy.db
      .selectFrom('exam_attempt')
      .select(['status', 'is_timed_out', 'completed_at', 'deadline_at'])
      .where('id', '=', sitter.attempt.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'completed', is_timed_out: true });
    expect(row.completed_at).toEqual(row.deadline_at);
    const { topics, attempt } = await sitter.results();
    expect(topics.reduce((sum, { right }) => sum + right, 0)).toBe(3);
    expect(attempt.isTimedOut).toBe(true);
    const { body: notices } = await sitter.call('GET', '/me/notifications');
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({
      message: 'Time is up: VLANs and Switching: final exam was handed in automatically.',
      url: `/exam/${finalExam}/results`,
    });
  });

  test('whoever comes back after the deadline finds it handed in, before any job ran', async () => {
    academy.clock.advance(21 * minute);
    const { body } = await sitter.call('GET', '/me/exams');
    expect(body.data[0]).toMatchObject({ state: 'failed', openAttempt: null, attemptsUsed: 1 });
    expect((await sitter.read()).status).toBe('completed');
  });
});
