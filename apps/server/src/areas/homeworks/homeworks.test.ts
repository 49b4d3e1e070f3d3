import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCohort } from '../../testing/world/cohorts.ts';
import { addCourse, addProgram, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { handIn } from '../../testing/world/work.ts';
import { worksheet, worksheetAnswers } from '../../testing/world/worksheet.ts';
import { decideOn, seenBy } from '../mentoring/seen.fixture.ts';

let academy: TestApp;
let withFiles: Course;
let withForm: Course;
let cohortId: number;
beforeAll(async () => {
  academy = await createWorld();
  for (const person of ['mentor', 'strangeMentor'])
    await addPerson(academy, person, { roles: ['mentor'] });
  const mentors = ['mentor'];
  withFiles = await addCourse(academy, { lessons: [{ homework: {} }], mentors });
  withForm = await addCourse(academy, { lessons: [{ homework: worksheet }], mentors });
  await addProgram(academy, [withFiles], { mentors: ['strangeMentor'] });
  const program = await addProgram(academy, [withFiles, withForm], { mentors });
  await addPeople(academy, 'reviser', 'uploader', 'former', 'persistent', 'stranger');
  for (const person of ['former', 'persistent']) await hand(person, withForm);
  await hand('uploader', withFiles);
  for (const [course, status] of [
    [withFiles, 'complete'],
    [withForm, 'needsRevision'],
  ] as const) {
    const { url } = await hand('reviser', course);
    await decideOn(academy, 'mentor', url, { status });
  }
  cohortId = await addCohort(academy, program, ['uploader', 'former']);
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

/** Hands in the homework of a course. */
async function hand(person: string, course: Course) {
  await learn(academy, person, course);
  const items = course === withForm ? worksheetAnswers : undefined;
  return handIn(academy, person, course.lessons[0]?.homework ?? 0, items);
}

/** The worksheet that has to be revised. */
async function openWorksheet() {
  const { body } = await academy.call('reviser', 'GET', '/me/homeworks?status=needsRevision');
  const { homeworkId, moduleId, submissionId } = body.data[0];
  const homework: Schema<'Homework'> = (
    await academy.call('reviser', 'GET', `/me/modules/${moduleId}/homework`)
  ).body;
  const items = homework.submissions[0]?.items ?? [];
  return { homeworkId, moduleId, submissionId, homework, items };
}

const noticesOf = async (person: string): Promise<Schema<'Notification'>[]> =>
  (await academy.call(person, 'GET', '/me/notifications')).body;

describe('handing in', () => {
  test('a form with gaps is refused, names each gap, and the draft stays', async () => {
    const { homeworkId, moduleId } = await openWorksheet();
    const key = `homework:${homeworkId}`;
    const draft = { key, value: { items: { gateway: 'half a sentence' } } };
    await academy.call('reviser', 'PUT', `/me/drafts/${key}`, draft);
    const items = [
      { itemId: 'gateway', textAnswer: '  ' },
      { itemId: 'macs', textAnswer: '["aabb.cc00.0110",""]' },
    ];
    const refused = await academy.call('reviser', 'POST', `/me/homeworks/${homeworkId}`, { items });
    expect(refused.status).toBe(422);
    expect(refused.body.message).toBe('4 answers are missing.');
    expect(refused.body.fieldErrors).toEqual({
      gateway: 'This field is Required',
      find: 'This field is Required',
      macs: 'This field is Required',
      ttl: 'This field is Required',
    });
    const { body } = await academy.call('reviser', 'GET', `/me/modules/${moduleId}/homework`);
    expect([body.status, body.formDraft.value]).toEqual(['needsRevision', draft.value]);
  });

  test('an answer to no question, or one given twice, is refused', async () => {
    const { homeworkId, items } = await openWorksheet();
    for (const strange of [{ itemId: 'nobody', textAnswer: 'x' }, items[0]]) {
      const sent = { items: [...items, strange] };
      const answer = await academy.call('reviser', 'POST', `/me/homeworks/${homeworkId}`, sent);
      expect(answer.status).toBe(422);
    }
  });

  test('a tick of a checklist is set or not, and nothing else', async () => {
    const { homeworkId, homework, items } = await openWorksheet();
    const checklist = homework.task.sections.find(({ type }) => type === 'checklist');
    const tick = checklist?.items[0]?.id ?? '';
    const sent = items.map((item) =>
      item.itemId === tick ? { ...item, textAnswer: 'I did it twice' } : item,
    );
    const answer = await academy.call('reviser', 'POST', `/me/homeworks/${homeworkId}`, {
      items: sent,
    });
    expect([answer.status, answer.body.fieldErrors]).toEqual([422, { [tick]: 'Wrong Format' }]);
  });

  test('ten at once with the same answer make one version, and tell the mentor once', async () => {
    const { homeworkId, moduleId, submissionId, items } = await openWorksheet();
    const before = (await noticesOf('mentor')).length;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        academy.call('reviser', 'POST', `/me/homeworks/${homeworkId}`, { items }),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} v${body.version}`))).toEqual(
      new Set(['200 v2']),
    );
    const { body } = await academy.call('reviser', 'GET', `/me/modules/${moduleId}/homework`);
    expect([body.status, body.formDraft, body.submissions[0].submissionId]).toEqual([
      'pending',
      null,
      submissionId,
    ]);
    expect((await noticesOf('mentor')).length).toBe(before + 1);
  });

  test('files are refused where a form is asked for, and the other way round', async () => {
    const { data } = (await academy.call('uploader', 'GET', '/me/homeworks?status=pending')).body;
    const items = [{ itemId: 'x', textAnswer: 'x' }];
    const url = `/me/homeworks/${data[0].homeworkId}`;
    expect((await academy.call('uploader', 'POST', url, { items })).body.fieldErrors).toEqual({
      filePath: 'This field is Required',
    });
    const lost = { filePath: 'homework/nobody.txt' };
    expect((await academy.call('uploader', 'POST', url, lost)).body.fieldErrors).toEqual({
      filePath: 'Upload the file again',
      'homework/nobody.txt': 'Upload the file again',
    });
    const { data: forms } = (await academy.call('former', 'GET', '/me/homeworks?status=pending'))
      .body;
    const form = `/me/homeworks/${forms[0].homeworkId}`;
    const files = { filePath: 'homework/nobody.txt' };
    expect((await academy.call('former', 'POST', form, files)).status).toBe(422);
  });
});

describe('the thread', () => {
  test('both sides write and are told; the last message repeated is no second one', async () => {
    const { data } = (await academy.call('uploader', 'GET', '/me/homeworks?status=pending')).body;
    const { homeworkId, submissionId } = data[0];
    await academy.call('uploader', 'POST', `/me/homeworks/${homeworkId}/messages`, {
      message: 'The phone on port 14 gets no address.',
    });
    const before = (await noticesOf('uploader')).length;
    const url = `/homeworks/${homeworkId}/submissions/${submissionId}/feedback`;
    const message = 'Voice and access are two commands on one port. <b>Try both.</b>';
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => academy.call('mentor', 'POST', url, { message })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const mine = await academy.call('uploader', 'POST', `/me/homeworks/${homeworkId}/messages`, {
      message: 'Thank you, now it works.',
    });
    expect(mine.body.messages.map(({ isMentor }: { isMentor: boolean }) => isMentor)).toEqual([
      false,
      true,
      false,
    ]);
    expect(mine.body.messages[1].message).toBe(message);
    expect((await noticesOf('uploader')).length).toBe(before + 1);
    const foreign = await academy.call('stranger', 'POST', `/me/homeworks/${homeworkId}/messages`, {
      message: 'Let me in',
    });
    expect(foreign.status).toBe(403);
  });
});

describe('review', () => {
  test('sent back, handed in again, accepted, opened again: every step tells the learner', async () => {
    const { data } = (await academy.call('persistent', 'GET', '/me/homeworks?status=pending')).body;
    const { homeworkId, submissionId, moduleId } = data[0];
    const url = `/homeworks/${homeworkId}/submissions/${submissionId}`;
    const set = (status: string) => decideOn(academy, 'mentor', url, { status });
    const statusOf = async () =>
      (await academy.call('persistent', 'GET', `/me/modules/${moduleId}/homework`)).body.status;
    const { items, version } = (await academy.call('mentor', 'GET', url)).body.submission;
    expect((await set('needsRevision')).body.status).toBe('needsRevision');
    expect((await noticesOf('persistent'))[0]).toMatchObject({
      type: 'alert',
      message: 'Worksheet was sent back. See what to change.',
      url: `/homeworks/${homeworkId}/submissions/${submissionId}`,
    });
    expect((await set('complete')).status).toBe(409);
    const again = await academy.call('persistent', 'POST', `/me/homeworks/${homeworkId}`, {
      items,
    });
    expect([again.body.status, again.body.version]).toEqual(['pending', version + 1]);
    expect((await set('complete')).body).toMatchObject({ status: 'complete' });
    expect((await set('complete')).status).toBe(409);
    const refused = await academy.call('persistent', 'POST', `/me/homeworks/${homeworkId}`, {
      items,
    });
    expect([refused.status, await statusOf()]).toEqual([409, 'complete']);
    await set('needsRevision');
    expect(await statusOf()).toBe('needsRevision');
    const { body } = await academy.call('mentor', 'GET', url);
    const events = body.submission.events.map(({ status }: { status: string }) => status);
    expect(events.slice(-5)).toEqual([
      'pending',
      'needsRevision',
      'pending',
      'complete',
      'needsRevision',
    ]);
  });

  test('two decisions at once: one holds, the other is told to look again', async () => {
    const { data } = (await academy.call('former', 'GET', '/me/homeworks?status=pending')).body;
    const url = `/homeworks/${data[0].homeworkId}/submissions/${data[0].submissionId}`;
    const expected = await seenBy(academy, 'mentor', url);
    const answers = await Promise.all(
      ['needsRevision', 'complete', 'needsRevision', 'complete'].map((status) =>
        academy.call('mentor', 'PATCH', url, { status, expected }),
      ),
    );
    const held = (await academy.call('mentor', 'GET', url)).body.submission;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 200)?.body.status).toBe(held.status);
  });

  test.each(['pending', 'notSubmitted', 'notAvailable', 'done'])(
    'a mentor cannot set %s',
    async (status) => {
      const { data } = (await academy.call('mentor', 'GET', '/homeworks?pageSize=1')).body;
      const url = `/homeworks/${data[0].homeworkId}/submissions/${data[0].submissionId}`;
      expect((await decideOn(academy, 'mentor', url, { status })).status).toBe(422);
    },
  );
});

describe('the inbox', () => {
  type Row = { type: string; status: string; user: { id: number }; submissionId: number };
  const inbox = async (query: string): Promise<{ data: Row[]; paging: Schema<'Paging'> }> =>
    (await academy.call('mentor', 'GET', `/homeworks/-/submissions?${query}`)).body;

  test('filters by kind, state, product and person', async () => {
    const all = await inbox('pageSize=100');
    expect(all.data.length).toBe(all.paging.total);
    const person = all.data[0]?.user.id;
    for (const [query, isWanted] of [
      ['type=UPLOAD', (row: Row) => row.type === 'UPLOAD'],
      ['status=complete', (row: Row) => row.status === 'complete'],
      [`userId=${person}`, (row: Row) => row.user.id === person],
    ] as const) {
      const found = await inbox(`pageSize=100&${query}`);
      expect(found.data.map(({ submissionId }) => submissionId)).toEqual(
        all.data.filter(isWanted).map(({ submissionId }) => submissionId),
      );
    }
    expect((await inbox('productId=1000000')).data).toEqual([]);
  });

  test('filters by the cohort that the learners run with', async () => {
    const all = await inbox('pageSize=100');
    const members = [await academy.userId('uploader'), await academy.userId('former')];
    const found = await inbox(`pageSize=100&cohortId=${cohortId}`);
    expect(found.data.length).toBeGreaterThan(0);
    expect(found.data).toEqual(all.data.filter(({ user }) => members.includes(user.id)));
    expect((await inbox('cohortId=1000000')).data).toEqual([]);
  });

  test('its pages meet without a gap, by the address each one gives', async () => {
    const all = await inbox('pageSize=100');
    const seen: number[] = [];
    let next: string | null = '/homeworks/-/submissions?pageSize=3';
    while (next) {
      const page: { data: Row[]; paging: Schema<'Paging'> } = (
        await academy.call('mentor', 'GET', next)
      ).body;
      seen.push(...page.data.map(({ submissionId }) => submissionId));
      next = page.paging.next;
    }
    expect(seen).toEqual(all.data.map(({ submissionId }) => submissionId));
  });

  test('holds only what the mentor reviews', async () => {
    const productsOf = async (mentor: string): Promise<Set<string>> => {
      const { body } = await academy.call(mentor, 'GET', '/homeworks?pageSize=100');
      const rows: Schema<'SubmissionListItem'>[] = body.data;
      return new Set(rows.map(({ lesson }) => lesson.product.uniqueName));
    };
    // One mentors a program of one course, the other the program that has them all.
    expect(await productsOf('strangeMentor')).toEqual(new Set([withFiles.uniqueName]));
    expect((await productsOf('mentor')).size).toBeGreaterThan(1);
    expect((await academy.call('stranger', 'GET', '/homeworks')).status).toBe(403);
  });
});
