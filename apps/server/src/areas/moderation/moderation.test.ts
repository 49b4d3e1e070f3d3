import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { openReporting, type Reporting } from './moderation.fixture.ts';

let academy: TestApp;
let at: Reporting;
beforeAll(async () => {
  academy = await createWorld();
  at = await openReporting(academy);
});
afterAll(() => academy.close());
// Past every limit of what one person may do in an hour.
beforeEach(() => academy.clock.advance(3_700_000));

const waiting = async (query = ''): Promise<Schema<'ModerationPage'>> =>
  (await academy.call('support', 'GET', `/management/moderation${query}`)).body;
const askedBy = (person = 'learner') => at.ask(person);
const answeredBy = async (person = 'peer') => {
  const question = await askedBy('learner');
  const { body } = await at.answer(question.id, person, crypto.randomUUID());
  return { question, response: body as Schema<'Response'> };
};

describe('a report', () => {
  test('puts a question into the queue with who reported it and why', async () => {
    const { id, title } = await askedBy();
    const text = 'It is under three lessons.';
    expect((await at.report('peer', 'question', id, { text })).status).toBe(204);
    const found = await at.caseOf('question', id);
    expect(found.case).toMatchObject({ status: 'open', reports: 1, reasons: ['spam'], version: 1 });
    expect(found.content?.title).toBe(title);
    expect(found.reports).toMatchObject([{ by: { name: 'Peer Vega' }, reason: 'spam', text }]);
    expect((await waiting('?kind=question')).data.map((one) => one.id)).toContain(found.case.id);
  });

  test('of a response is shown with its lesson and its question', async () => {
    const { question, response } = await answeredBy();
    await at.report('learner', 'response', response.id);
    const { context } = await at.caseOf('response', response.id);
    expect(context.map(({ label }) => label)).toEqual(['Lesson', 'Question']);
    expect(context[1]?.text).toBe(question.title);
  });

  test('sent again by the same person counts once', async () => {
    const { id } = await askedBy();
    for (const reason of ['spam', 'spam', 'abuse'])
      expect((await at.report('peer', 'question', id, { reason })).status).toBe(204);
    expect((await at.caseOf('question', id)).case).toMatchObject({ reports: 1, reasons: ['spam'] });
  });

  test('sent ten times at once counts once', async () => {
    const { id } = await askedBy();
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => at.report('peer', 'question', id)),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([204]));
    expect((await at.caseOf('question', id)).case.reports).toBe(1);
  });

  test('by several people is one case that counts them', async () => {
    const { id } = await askedBy();
    for (const person of ['peer', 'third', 'fourth']) await at.report(person, 'question', id);
    await at.report('mentor', 'question', id, { reason: 'abuse' });
    const { case: found } = await at.caseOf('question', id);
    expect(found).toMatchObject({ reports: 4, reasons: ['abuse', 'spam'] });
  });

  test('of what one wrote oneself is refused', async () => {
    const { id } = await askedBy();
    expect((await at.report('learner', 'question', id)).status).toBe(422);
  });

  test.each([
    ['question', 'stranger'],
    ['response', 'stranger'],
    ['question', 'strangeMentor'],
    ['question', 'admin'],
  ] as const)('of a %s that %s can’t read is as if it was not there', async (kind, person) => {
    const { question, response } = await answeredBy();
    const id = kind === 'question' ? question.id : response.id;
    const refused = await at.report(person, kind, id);
    const never = await at.report(person, kind, 999_999_999);
    expect([refused.status, refused.body.message]).toEqual([404, never.body.message]);
  });

  test.each(['question', 'response', 'rating', 'profile', 'message'] as const)(
    'of a %s that never was is refused',
    async (kind) => {
      expect((await at.report('peer', kind, 999_999_998)).status).toBe(404);
    },
  );

  test('of what was deleted is refused', async () => {
    const { question, response } = await answeredBy();
    const url = `${at.base}/${question.id}/responses/${response.id}`;
    await academy.call('peer', 'DELETE', url);
    expect((await at.report('learner', 'response', response.id)).status).toBe(404);
  });

  test('of what was hidden is refused', async () => {
    const { id } = await askedBy();
    await at.report('peer', 'question', id);
    await at.decide('question', id, { action: 'hide' });
    expect((await at.report('third', 'question', id)).status).toBe(404);
  });

  test.each([
    [{ reason: 'other', text: ' ' }, 'text'],
    [{ reason: 'other', text: '' }, 'text'],
    [{ reason: 'boring' }, 'reason'],
    [{ text: 'x'.repeat(1001) }, 'text'],
    [{ text: 'a\u0000b' }, 'text'],
    [{ kind: 'lesson' }, 'kind'],
  ])('%j is refused by its field', async (more, field) => {
    const { id } = await askedBy();
    const { status, body } = await at.report('peer', 'question', id, more);
    expect([status, Object.keys(body.fieldErrors)]).toEqual([422, [field]]);
  });

  test('is refused when one person reports without end, until an hour has passed', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      academy.clock.advance(130_000);
      ids.push((await askedBy(count % 2 ? 'peer' : 'learner')).id);
    }
    academy.clock.advance(3_700_000);
    const sent = [];
    for (const id of ids) sent.push((await at.report('third', 'question', id)).status);
    expect(sent).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
    academy.clock.advance(3_700_000);
    expect((await at.report('third', 'question', ids[10] ?? 0)).status).toBe(204);
  });
});

describe('a decision', () => {
  test('to hide leaves a notice for others, and the reason for the author', async () => {
    const { question, response } = await answeredBy();
    await at.report('learner', 'response', response.id);
    await at.decide('response', response.id, { action: 'hide', reason: 'An insult.' });
    const others = (await at.read(question.id, 'third')).responses.data[0];
    expect(others).toMatchObject({
      body: '',
      html: '',
      canEdit: false,
      moderation: { status: 'hidden', caseId: null, reason: null, canAppeal: false },
    });
    const own = (await at.read(question.id, 'peer')).responses.data[0];
    expect(own).toMatchObject({
      body: response.body,
      canEdit: false,
      moderation: { status: 'hidden', reason: 'An insult.', canAppeal: true },
    });
    expect(await at.newsOf('peer')).toContain('Your response was hidden: An insult.');
  });

  test('to hide a question takes its title out of the list, and no more responses', async () => {
    const { id, title } = await askedBy();
    await at.report('peer', 'question', id);
    await at.decide('question', id, { action: 'hide' });
    const { body } = await academy.call('third', 'GET', at.base);
    expect(JSON.stringify(body)).not.toContain(title);
    expect(body.data[0]).toMatchObject({ id, title: 'This question was hidden', body: '' });
    expect((await at.answer(id, 'third', 'Late')).status).toBe(409);
  });

  test('can’t be edited away by the author', async () => {
    const { id, title } = await askedBy();
    await at.report('peer', 'question', id);
    await at.decide('question', id, { action: 'hide' });
    const change = { title: `${title}!`, body: 'Something else' };
    expect((await academy.call('learner', 'PATCH', `${at.base}/${id}`, change)).status).toBe(403);
  });

  test('to keep says nothing to anybody, and a report by another opens it again', async () => {
    const { id, title } = await askedBy('fourth');
    await at.report('peer', 'question', id);
    const before = (await at.newsOf('fourth')).length;
    await at.decide('question', id, { action: 'keep', reason: '' });
    expect(await at.newsOf('fourth')).toHaveLength(before);
    expect((await at.read(id, 'peer')).question).toMatchObject({ title, moderation: null });
    await at.report('peer', 'question', id);
    expect((await at.caseOf('question', id)).case.status).toBe('decided');
    await at.report('third', 'question', id);
    expect((await at.caseOf('question', id)).case).toMatchObject({ status: 'open', version: 3 });
  });

  test('to keep is about the words it was made on: edited, they are reported by the same person again', async () => {
    const { id, title } = await askedBy('fourth');
    const report = (reason: string) => at.report('peer', 'question', id, { reason });
    await report('spam');
    await at.decide('question', id, { action: 'keep', reason: '' });
    const edit = { title, body: `Worse than before ${crypto.randomUUID()}` };
    academy.clock.advance(1000);
    await academy.call('fourth', 'PATCH', `${at.base}/${id}`, edit);
    academy.clock.advance(1000);
    for (const reason of ['abuse', 'spam']) await report(reason);
    const { case: found, reports } = await at.caseOf('question', id);
    expect(found).toMatchObject({ status: 'open', reports: 1, reasons: ['abuse'] });
    expect(reports).toMatchObject([{ by: { name: 'Peer Vega' }, reason: 'abuse' }]);
    await at.decide('question', id, { action: 'keep', reason: '' });
    await report('abuse');
    expect((await at.caseOf('question', id)).case.status).toBe('decided');
  });

  test('to warn leaves the text, and tells its author once', async () => {
    const { id, title } = await askedBy();
    await at.report('peer', 'question', id);
    await at.decide('question', id, { action: 'warn', reason: `Mind your tone in "${title}".` });
    expect((await at.read(id, 'third')).question.title).toBe(title);
    const news = (await at.newsOf('learner')).filter((one) => one.includes(title));
    expect(news).toEqual([`A warning about your question: Mind your tone in "${title}".`]);
  });

  test('to block shuts the author out, hides the text and ends the sessions', async () => {
    await addPeople(academy, 'spammer');
    const { lesson } = at;
    await academy.db
      .insertInto('lesson_question')
      .values({
        module_id: lesson,
        user_id: await academy.userId('spammer'),
        title: 'Cheap answers',
        body: 'Here',
        html: '<p>Here</p>',
        created_at: academy.clock.now(),
      })
      .execute();
    const { body } = await academy.call('peer', 'GET', at.base);
    const { id } = body.data[0];
    await at.report('peer', 'question', id);
    expect((await at.decide('question', id, { action: 'block' })).status).toBe(200);
    expect((await academy.call('spammer', 'GET', '/me')).status).toBeGreaterThanOrEqual(401);
    expect((await at.caseOf('question', id)).author.isBlocked).toBe(true);
    expect((await at.read(id, 'third')).question.moderation?.status).toBe('hidden');
  });

  test.each(['hide', 'warn', 'block'] as const)('to %s needs a reason', async (action) => {
    const { id } = await askedBy();
    await at.report('peer', 'question', id);
    const { status, body } = await at.decide('question', id, { action, reason: ' ' });
    expect([status, Object.keys(body.fieldErrors)]).toEqual([422, ['reason']]);
  });

  test('on a state that others changed is refused with the current one', async () => {
    const { id } = await askedBy();
    await at.report('peer', 'question', id);
    await at.decide('question', id, { action: 'hide' });
    const late = await at.decide('question', id, { action: 'keep', staff: 'admin', version: 1 });
    expect([late.status, late.body.current]).toMatchObject([
      409,
      { status: 'decided', version: 2, by: { name: 'Support Vega' } },
    ]);
    const again = await at.decide('question', id, { action: 'keep', staff: 'admin' });
    expect(again.status).toBe(409);
  });

  test('on words that were edited in the meantime is refused', async () => {
    const { id, title } = await askedBy();
    await at.report('peer', 'question', id);
    const change = { title, body: 'Harmless now.' };
    await academy.call('learner', 'PATCH', `${at.base}/${id}`, change);
    expect((await at.decide('question', id, { action: 'hide', version: 1 })).status).toBe(409);
    expect((await at.decide('question', id, { action: 'keep' })).status).toBe(200);
  });

  test('by two at once is made once, told once and logged once', async () => {
    const { question, response } = await answeredBy('third');
    await at.report('learner', 'response', response.id);
    const before = (await at.newsOf('third')).length;
    const sent = await Promise.all(
      ['admin', 'support', 'admin', 'support'].map((staff) =>
        at.decide('response', response.id, { action: 'hide', staff }),
      ),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await at.newsOf('third')).toHaveLength(before + 1);
    const { case: found } = await at.caseOf('response', response.id);
    const logged = await academy.db
      .selectFrom('audit_entry')
      .select(['action', 'after'])
      .where('action', '=', 'moderation.hide')
      .execute();
    expect(
      logged.filter(({ after }) => JSON.stringify(after).includes(`${found.id}`)),
    ).toHaveLength(1);
    expect((await at.read(question.id)).responses.data).toHaveLength(1);
  });

  test('is not made on what one wrote oneself', async () => {
    await academy.db
      .insertInto('user_role')
      .values({ user_id: await academy.userId('mentor'), role: 'customerSupport' })
      .execute();
    const { id } = await askedBy('mentor');
    await at.report('peer', 'question', id);
    expect((await at.decide('question', id, { action: 'keep', staff: 'mentor' })).status).toBe(403);
    expect((await at.caseOf('question', id, 'mentor')).actions).toEqual([]);
  });

  test('to block staff is for admins', async () => {
    const { question, response } = await answeredBy('mentor');
    await at.report('learner', 'response', response.id);
    expect((await at.caseOf('response', response.id)).actions).toEqual(['keep', 'hide', 'warn']);
    const refused = await at.decide('response', response.id, { action: 'block' });
    expect(refused.status).toBe(403);
    expect((await at.read(question.id)).responses.data[0]?.moderation).toBeNull();
    expect((await at.caseOf('response', response.id, 'admin')).actions).toContain('block');
  });

  test.each(['learner', 'mentor2', 'sales', 'marketing'])('is not for %s', async (person) => {
    const roles = { mentor2: ['mentor'], sales: ['sales'], marketing: ['marketing'] } as const;
    const role = roles[person as keyof typeof roles];
    if (role) await addPerson(academy, person, { roles: [...role] });
    expect((await academy.call(person, 'GET', '/management/moderation')).status).toBe(403);
  });

  test('on what was deleted in the meantime is still possible', async () => {
    const { id } = await askedBy();
    await at.report('peer', 'question', id);
    await academy.call('learner', 'DELETE', `${at.base}/${id}`);
    expect((await at.caseOf('question', id)).content).toBeNull();
    expect((await at.decide('question', id, { action: 'warn' })).status).toBe(200);
  });
});

describe('an appeal', () => {
  async function hidden(person = 'learner') {
    const { id } = await askedBy(person);
    await at.report('peer', 'question', id);
    await at.decide('question', id, { action: 'hide' });
    const own = (await at.ownOf(person))[0];
    return { id, caseId: own?.id ?? 0 };
  }

  test('is made once, and the same words again are no second one', async () => {
    const { caseId } = await hidden();
    const first = await at.appeal('learner', caseId);
    expect(first.body).toMatchObject({ status: 'appealed', canAppeal: false });
    expect((await at.appeal('learner', caseId)).status).toBe(200);
    expect((await at.appeal('learner', caseId, 'And another thing.')).status).toBe(409);
  });

  test('is decided by another member of staff, and ends there', async () => {
    const { id, caseId } = await hidden();
    await at.appeal('learner', caseId);
    expect((await at.decide('question', id, { action: 'hide' })).status).toBe(403);
    expect((await at.caseOf('question', id)).actions).toEqual([]);
    const { status, body } = await at.decide('question', id, { action: 'keep', staff: 'admin' });
    expect([status, body.case.status, body.case.isHidden]).toEqual([200, 'closed', false]);
    expect((await at.read(id, 'third')).question.moderation).toBeNull();
    expect(await at.newsOf('learner')).toContain(
      'We looked again, and your question can be seen by others.',
    );
    expect((await at.appeal('learner', caseId, 'Thanks, but')).status).toBe(409);
  });

  test('that fails stays hidden and can’t be made again', async () => {
    const { id, caseId } = await hidden();
    await at.appeal('learner', caseId);
    await at.decide('question', id, { action: 'hide', staff: 'admin', reason: 'Still one.' });
    expect((await at.read(id, 'third')).question.moderation?.status).toBe('hidden');
    expect((await at.ownOf('learner'))[0]).toMatchObject({ status: 'closed', canAppeal: false });
    expect((await at.appeal('learner', caseId, 'Once more')).status).toBe(409);
  });

  test('stays open to the same person where there is no other', async () => {
    const lonely = await createWorld();
    try {
      const there = await openReporting(lonely);
      await lonely.db
        .updateTable('app_user')
        .set({ status: 2 })
        .where('unique_name', '=', 'admin')
        .execute();
      const { id } = await there.ask('learner');
      await there.report('peer', 'question', id);
      await there.decide('question', id, { action: 'hide' });
      await there.appeal('learner', (await there.ownOf('learner'))[0]?.id ?? 0);
      expect((await there.decide('question', id, { action: 'keep' })).status).toBe(200);
    } finally {
      await lonely.close();
    }
  });

  test('against what was kept is refused', async () => {
    const { id } = await askedBy();
    await at.report('peer', 'question', id);
    await at.decide('question', id, { action: 'keep' });
    const { case: found } = await at.caseOf('question', id);
    expect((await at.appeal('learner', found.id)).status).toBe(404);
  });

  test('by another than the author is refused', async () => {
    const { caseId } = await hidden();
    expect((await at.appeal('peer', caseId)).status).toBe(404);
  });

  test('needs words', async () => {
    const { caseId } = await hidden();
    expect((await at.appeal('learner', caseId, '  ')).status).toBe(422);
    expect((await at.appeal('learner', caseId, 'x'.repeat(1001))).status).toBe(422);
  });

  test('sent five times at once is one', async () => {
    const { caseId } = await hidden();
    const sent = await Promise.all(
      Array.from({ length: 5 }, (_, index) => at.appeal('learner', caseId, `Because ${index}`)),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the queue', () => {
  test('has pages that meet without a gap, what waits longest first', async () => {
    for (const person of ['learner', 'peer', 'third']) {
      academy.clock.advance(700_000);
      const { id } = await askedBy(person);
      await at.report('fourth', 'question', id);
    }
    const all = (await waiting('?pageSize=100')).data.map(({ id }) => id);
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await waiting(`?pageSize=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.paging.next;
    }
    expect(seen).toEqual(all);
    const dates = (await waiting('?pageSize=100')).data.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    const decided = (await waiting('?state=decided&pageSize=100')).data.map(({ date }) => date);
    expect(decided).toEqual([...decided].sort().reverse());
  });

  test('refuses a cursor that another list gave', async () => {
    const { paging } = await waiting('?pageSize=1');
    const url = `/management/moderation?state=decided&cursor=${paging.next}`;
    expect((await academy.call('support', 'GET', url)).status).toBe(422);
  });
});
