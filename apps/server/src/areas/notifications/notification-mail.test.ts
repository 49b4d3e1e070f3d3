import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../providers/mail/mail.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';
import { mailNotifications } from './notification-mail.ts';
import { type Notice, notify } from './notify.ts';

let academy: TestApp;
let count = 0;
const sent: Mail[] = [];
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'digest', 'quiet', 'east', 'reader', 'busy');
});
afterAll(() => academy.close());

const run = () =>
  mailNotifications({
    config: academy.config,
    db: academy.db,
    clock: academy.clock,
    publicUrl: 'https://uplink.test',
    academyName: academy.academyName,
    mail: {
      send: async (mail) => {
        sent.push(mail);
      },
    },
  });
const sentTo = (person: string) => sent.filter(({ to }) => to === `${person}@example.org`);

/** Goes on to an hour, in UTC. */
function goTo(hour: number) {
  const now = academy.clock.now();
  const ahead = (hour - now.getUTCHours() + 24) % 24;
  academy.clock.advance(ahead * 3_600_000);
}

async function tell(person: string, kind: Notice['kind'], message: string) {
  count += 1;
  await notify(academy.db, {
    userId: await academy.userId(person),
    kind,
    type: 'info',
    message,
    url: '/there',
    occasion: `mail:${count}`,
    now: academy.clock.now(),
  });
}
const choose = (person: string, topic: string, isShown: boolean, isMailed: boolean) =>
  academy.call(person, 'PUT', '/me/notifications/settings', {
    topics: [{ topic, isShown, isMailed }],
  });

test('reviews are mailed at once, the rest once a day in the evening', async () => {
  goTo(9);
  await tell('digest', 'sentBack', 'Your work was sent back.');
  await tell('digest', 'answer', 'Linh answered.');
  await tell('digest', 'level', 'You reached level 7.');
  await Promise.all([run(), run()]);
  expect(sentTo('digest').map(({ subject }) => subject)).toEqual(['Your work was sent back.']);
  goTo(18);
  await Promise.all([run(), run()]);
  await tell('digest', 'answer', 'Kofi answered.');
  await run();
  expect(sentTo('digest')).toHaveLength(2);
  expect(sentTo('digest')[1]?.text).toMatch(/You reached level 7\.[\s\S]*Linh answered\./);
  expect(sentTo('digest')[1]?.text).toContain('https://uplink.test/there');
  goTo(17);
  await run();
  expect(sentTo('digest')).toHaveLength(2);
  goTo(18);
  await run();
  expect(sentTo('digest').at(-1)?.subject).toBe('Kofi answered.');
});

test('the evening is that of the reader', async () => {
  await academy.db
    .updateTable('app_user')
    .set({ time_zone: 'Asia/Tokyo' })
    .where('unique_name', '=', 'east')
    .execute();
  goTo(8);
  await tell('east', 'answer', 'Good evening');
  await run();
  expect(sentTo('east')).toEqual([]);
  goTo(9);
  await run();
  expect(sentTo('east')).toHaveLength(1);
});

test('what was read or turned off is not mailed, and what is hidden is in no list', async () => {
  expect((await choose('quiet', 'answers', false, false)).status).toBe(200);
  await tell('quiet', 'answer', 'Unwanted');
  await tell('reader', 'answer', 'Read already');
  await academy.call('reader', 'PATCH', '/me/notifications?action=read');
  goTo(19);
  await run();
  expect([...sentTo('quiet'), ...sentTo('reader')]).toEqual([]);
  expect((await academy.call('quiet', 'GET', '/me/notifications')).body).toEqual([]);
  const groups = (await academy.call('quiet', 'GET', '/me/notifications/groups')).body;
  expect([groups.data, groups.counts.unread]).toEqual([[], 0]);
});

test('a digest is bounded, and says how many more there are', async () => {
  for (let index = 0; index < 35; index += 1) await tell('busy', 'news', `News ${index}`);
  goTo(20);
  await run();
  const [mail] = sentTo('busy');
  expect(mail?.subject).toBe('35 updates from Uplink Academy');
  expect(mail?.text).toContain('And 5 more: https://uplink.test/notifications');
});

test('payments can’t be turned off, and work to review is asked of mentors only', async () => {
  expect((await choose('quiet', 'payments', true, false)).status).toBe(422);
  const { body } = await academy.call('quiet', 'GET', '/me/notifications/settings');
  const topics = body.topics.map(({ topic }: { topic: string }) => topic);
  expect(topics).not.toContain('reviewing');
  expect(body.topics.find(({ topic }: { topic: string }) => topic === 'answers')).toEqual({
    topic: 'answers',
    isShown: false,
    isMailed: false,
    isFixed: false,
  });
  expect(body.topics.find(({ topic }: { topic: string }) => topic === 'payments').isFixed).toBe(
    true,
  );
});
