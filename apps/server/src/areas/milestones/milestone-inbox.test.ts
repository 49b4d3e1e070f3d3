import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { decideOn } from '../mentoring/seen.fixture.ts';
import { addEveningGroup, milestoneOf } from './evening-group.fixture.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addEveningGroup(academy);
});
afterAll(() => academy.close());

const inbox = async (person: string, query = ''): Promise<Schema<'MilestoneSubmissionPage'>> =>
  (await academy.call(person, 'GET', `/milestones/-/submissions${query}`)).body;

const find = async (learner: string, title: string) => {
  const { data } = await inbox('mentor', `?userId=${await academy.userId(learner)}`);
  const found = data.find((one) => one.title === title);
  if (!found) throw new Error(`${learner} handed in no ${title}.`);
  return found;
};
const addressOf = ({ id, user }: Schema<'MilestoneSubmissionItem'>) =>
  `/milestones/${id}/users/${user.id}`;

describe('the inbox of milestones', () => {
  test('holds what was handed in, what waits longest first', async () => {
    const { data, paging, counts } = await inbox('mentor');
    expect(data.map(({ status }) => status)).toEqual([7, 7, 2, 2, 3, 3, 6, 6]);
    const waits = data.slice(0, 4).map(({ submittedAt }) => submittedAt);
    expect(waits).toEqual([...waits].sort());
    expect(paging).toEqual({ pageSize: 20, total: 8, next: null, previous: null });
    expect(counts).toEqual([
      { status: 2, count: 2 },
      { status: 3, count: 2 },
      { status: 6, count: 2 },
      { status: 7, count: 2 },
    ]);
    expect((await inbox('admin')).data).toEqual(data);
    expect((await inbox('strangeMentor')).data).toEqual([]);
    expect((await academy.call('learner', 'GET', '/milestones/-/submissions')).status).toBe(403);
  });

  test('filters by category, state, program, learner and cohort', async () => {
    const all = (await inbox('mentor')).data;
    const [first] = all;
    const peer = await academy.userId('peer');
    const titles = async (query: string) =>
      (await inbox('mentor', query)).data.map(({ title, user }) => `${user.name}: ${title}`);
    expect(await titles('?category=4&status=2')).toEqual([
      'Peer Vega: Packet capture practical',
      'Learner Vega: Packet capture practical',
    ]);
    expect(await titles(`?status=2,7&userId=${peer}`)).toEqual([
      'Peer Vega: Office network diagram',
      'Peer Vega: Packet capture practical',
    ]);
    const same = `?productId=${first?.product.id}&cohortId=${first?.cohort.id}`;
    expect((await inbox('mentor', same)).data).toEqual(all);
    expect(await titles('?cohortId=999999')).toEqual([]);
    expect(await titles('?productId=999999')).toEqual([]);
    for (const wrong of ['?status=8', '?status=2,', '?category=5', '?pageSize=101', '?more=1']) {
      const { status } = await academy.call('mentor', 'GET', `/milestones/-/submissions${wrong}`);
      expect(status, wrong).toBe(422);
    }
  });

  test('comes by the time of handing in, either way', async () => {
    const times = async (sort: string) =>
      (await inbox('mentor', `?sort=${sort}`)).data.map(({ submittedAt }) => submittedAt);
    const rising = await times('submittedAt');
    expect(rising).toEqual([...rising].sort());
    expect(await times('-submittedAt')).toEqual([...rising].reverse());
  });
});

describe('one milestone of the inbox', () => {
  test('shows the work, what happened and how its learner stands in the SQC', async () => {
    const { body } = await academy.call(
      'mentor',
      'GET',
      addressOf(await find('learner', 'Packet capture practical')),
    );
    expect(body.user.name).toBe('Learner Vega');
    expect(body.milestone.submission.link).toBe('https://example.org/learner/capture');
    expect(body.milestone.assessment).toMatchObject({ kind: 'sqc', state: 'notStarted' });
    const done = body.milestone.assessment.checklist.map(
      ({ doneAt }: Schema<'ChecklistItem'>) => doneAt !== null,
    );
    expect(done).toEqual([true, true, true, false, false]);
    expect(body.events).toMatchObject([{ status: 2, version: 1, by: { name: 'Learner Vega' } }]);
  });

  test('keeps what its learner has not handed in to themselves', async () => {
    const milestone = await find('learner', 'Packet capture practical');
    const key = `milestoneLink:${milestone.id}`;
    const draft = { key, value: { link: 'https://example.org/half' } };
    await academy.call('learner', 'PUT', `/me/drafts/${key}`, draft);
    const { body } = await academy.call('mentor', 'GET', addressOf(milestone));
    expect(body.milestone.linkDraft).toBeNull();
    const decision = { action: 'underReview' };
    const decided = await decideOn(academy, 'mentor', addressOf(milestone), decision);
    expect(decided.body.linkDraft).toBeNull();
  });

  test('opens its files to its mentors and the staff', async () => {
    const address = addressOf(await find('learner', 'Office network diagram'));
    const { body } = await academy.call('mentor', 'GET', address);
    const file = `${address}/files/${body.milestone.submission.files[0].fileId}`;
    for (const person of ['mentor', 'secondMentor', 'admin'])
      expect((await academy.call(person, 'GET', file)).body.url).toContain('office-diagram.txt');
    expect((await academy.call('strangeMentor', 'GET', file)).status).toBe(404);
    expect((await academy.call('learner', 'GET', file)).status).toBe(403);
    const swapped = addressOf(await find('peer', 'Office network diagram'));
    const fileId = file.slice(file.lastIndexOf('/'));
    expect((await academy.call('mentor', 'GET', `${swapped}/files${fileId}`)).status).toBe(404);
    expect((await academy.call('strangeMentor', 'GET', address)).status).toBe(404);
  });

  test('tells the mentors when it is handed in, and its learner when it is decided on', async () => {
    const { id } = await milestoneOf(academy, 'peer', 'Two-site design');
    const link = 'https://example.org/peer/design';
    await academy.call('peer', 'POST', `/me/milestones/${id}/submissions`, { link });
    const peer = await academy.userId('peer');
    for (const mentor of ['mentor', 'secondMentor']) {
      const [notice] = (await academy.call(mentor, 'GET', '/me/notifications')).body;
      expect(notice).toMatchObject({
        message: 'Two-site design is ready for your review.',
        url: `/inbox/milestones/${id}/users/${peer}`,
      });
    }
    await decideOn(academy, 'secondMentor', `/milestones/${id}/users/${peer}`, {
      action: 'complete',
      feedback: 'Ready to be built.',
    });
    const [notice] = (await academy.call('peer', 'GET', '/me/notifications')).body;
    expect(notice.message).toBe('Two-site design is complete.');
  });
});
