import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailNotifications } from '../../areas/notifications/notification-mail.ts';
import { notify } from '../../areas/notifications/notify.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';
import type { Mail } from './mail.ts';
import { guardDelivery, guardMail, MAILS_PER_HOUR, noteFaults } from './mail-faults.ts';
import { createOutbox } from './outbox.ts';
import { unsubscribeUrl } from './unsubscribe.ts';
import { readSesNews } from './webhooks/ses-news.ts';

const secret = 'a webhook secret';
let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld({ MAIL_WEBHOOK_SECRET: secret });
  await addPeople(academy, 'bounced', 'angry', 'busy', 'reader', 'slow');
});
afterAll(() => academy.close());

function post(events: object[], change: { ageSeconds?: number; signature?: string } = {}) {
  const payload = JSON.stringify({ events });
  const time = Math.floor(academy.clock.now().getTime() / 1000) - (change.ageSeconds ?? 0);
  const hash = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return academy.app.inject({
    method: 'POST',
    url: '/webhooks/mail/signed',
    headers: {
      'content-type': 'application/json',
      'uplink-signature': change.signature ?? `t=${time},v1=${hash}`,
    },
    payload,
  });
}
const bounce = (address: string, isPermanent = true) => ({
  type: 'bounce',
  address,
  isPermanent,
  detail: '550 no such user',
});
const outbox = () => guardMail(academy, createOutbox(academy.db));
const send = (to: string) => outbox().send({ to, subject: 'Receipt', text: 'Paid.' });
const mailsTo = (recipient: string) =>
  academy.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .execute();

test('a bounced address gets no further mail, however it is written', async () => {
  await send('bounced@example.org');
  expect((await post([bounce('Bounced@Example.org')])).statusCode).toBe(200);
  await send('bounced@example.org');
  await send('BOUNCED@example.org');
  expect(await mailsTo('bounced@example.org')).toHaveLength(1);
  expect(await mailsTo('BOUNCED@example.org')).toEqual([]);
  const delivered: Mail[] = [];
  const deliver = guardDelivery(academy, async (mail) => void delivered.push(mail));
  await deliver({ to: 'bounced@example.org', subject: 'Waited', text: 'x' }, 'job');
  await deliver({ to: 'reader@example.org', subject: 'Fine', text: 'x' }, 'job');
  expect(delivered.map(({ to }) => to)).toEqual(['reader@example.org']);
});

test('a complaint stops news but no receipt, and a mailbox that is full for a day stops nothing', async () => {
  await post([{ type: 'complaint', address: 'angry@example.org' }]);
  await post([bounce('slow@example.org', false)]);
  const news = { subject: 'News', text: 'x', unsubscribeUrl: 'https://academy.example/stop' };
  await outbox().send({ to: 'angry@example.org', ...news });
  await send('angry@example.org');
  await send('slow@example.org');
  expect(await mailsTo('angry@example.org')).toEqual([{ subject: 'Receipt', text: 'Paid.' }]);
  expect(await mailsTo('slow@example.org')).toHaveLength(1);
});

test.each([
  ['unsigned', { signature: '' }],
  ['signed by another', { signature: `t=1,v1=${'0'.repeat(64)}` }],
  ['older than five minutes', { ageSeconds: 301 }],
  ['from the future', { ageSeconds: -301 }],
])('news that is %s is refused', async (_, change) => {
  expect((await post([bounce('reader@example.org')], change)).statusCode).toBe(400);
  const found = await academy.db
    .selectFrom('mail_fault')
    .select('kind')
    .where('address', '=', 'reader@example.org')
    .execute();
  expect(found).toEqual([]);
});

test.each([[[{ type: 'bounce' }]], [[{ type: 'opened', address: 'reader@example.org' }]], [[]]])(
  'news of %j changes nothing',
  async (events) => {
    expect((await post(events)).statusCode).toBe(200);
  },
);

const topic = 'arn:aws:sns:eu-west-1:123456789012:mail';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const certificate = publicKey.export({ type: 'spki', format: 'pem' }).toString();
function snsMessage(change: Record<string, unknown> = {}) {
  const message: Record<string, string> = {
    Type: 'Notification',
    MessageId: 'm-1',
    TopicArn: topic,
    Message: JSON.stringify({
      notificationType: 'Bounce',
      bounce: {
        bounceType: 'Permanent',
        bouncedRecipients: [{ emailAddress: 'jane@example.com', diagnosticCode: '550 5.1.1' }],
      },
    }),
    Timestamp: '2026-03-12T21:14:00.000Z',
    SignatureVersion: '2',
    SigningCertURL: 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0123abcd.pem',
  };
  const text = ['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type']
    .map((field) => `${field}\n${message[field]}\n`)
    .join('');
  message.Signature = createSign('RSA-SHA256').update(text).sign(privateKey, 'base64');
  return {
    rawBody: Buffer.from(JSON.stringify({ ...message, ...change })),
    headers: {},
    now: new Date('2026-03-12T21:15:00.000Z'),
  };
}

test('bounces come from Amazon SES through a topic', async () => {
  const read = readSesNews(topic, async () => certificate);
  expect(await read(snsMessage())).toEqual([
    { address: 'jane@example.com', kind: 'bounced', detail: '550 5.1.1' },
  ]);
});

test.each([
  ['another topic', { TopicArn: 'arn:aws:sns:eu-west-1:666:mail' }],
  ['other words', { Message: '{}' }],
  [
    'a certificate of another host',
    { SigningCertURL: 'https://evil.example/SimpleNotificationService-1.pem' },
  ],
  [
    'a host that only begins so',
    {
      SigningCertURL:
        'https://sns.eu-west-1.amazonaws.com.evil.example/SimpleNotificationService-1.pem',
    },
  ],
  ['no signature', { Signature: '' }],
])('a message of SNS with %s is refused', async (_, change) => {
  const read = readSesNews(topic, async () => certificate);
  expect(await read(snsMessage(change))).toBeUndefined();
});

test.each([
  ['an hour', '2026-03-12T22:14:01.000Z'],
  ['a time to come', '2026-03-12T21:08:59.000Z'],
])('a message of SNS older than %s is refused', async (_, now) => {
  const read = readSesNews(topic, async () => certificate);
  expect(await read({ ...snsMessage(), now: new Date(now) })).toBeUndefined();
});

test.each([
  ['a number as address of the certificate', { SigningCertURL: 5 }],
  ['an object as signature', { Signature: {} }],
  ['a number as time', { Timestamp: 5 }],
])('a message of SNS with %s is refused', async (_, change) => {
  const read = readSesNews(topic, async () => certificate);
  expect(await read(snsMessage(change))).toBeUndefined();
});

test('a message of SNS is asked for again while its certificate is not there', async () => {
  const away = readSesNews(topic, async () => {
    throw new Error('fetch failed');
  });
  await expect(away(snsMessage())).rejects.toMatchObject({ status: 503 });
  const other = readSesNews(topic, async () => 'no certificate');
  expect(await other(snsMessage())).toBeUndefined();
});

const tell = async (person: string, occasion: string, kind: 'news' | 'accepted' = 'accepted') =>
  notify(academy.db, {
    userId: await academy.userId(person),
    kind,
    type: 'info',
    message: `About ${occasion}`,
    occasion,
    now: academy.clock.now(),
  });
const mailNews = (sent: Mail[]) =>
  mailNotifications({
    ...academy,
    publicUrl: academy.config.publicUrl,
    mail: { send: async (mail) => void sent.push(mail) },
  });

test('news waits while an address has had its mails of an hour, and codes do not', async () => {
  for (let count = 0; count < MAILS_PER_HOUR; count += 1) await send('busy@example.org');
  await tell('busy', 'review:1');
  const sent: Mail[] = [];
  await mailNews(sent);
  expect(sent).toEqual([]);
  await send('busy@example.org');
  expect(await mailsTo('busy@example.org')).toHaveLength(MAILS_PER_HOUR + 1);
  academy.clock.advance(3_600_000);
  await mailNews(sent);
  expect(sent.map(({ to }) => to)).toEqual(['busy@example.org']);
});

test('one click in the mail program ends mails about reviews, signed out', async () => {
  await tell('reader', 'review:2');
  const sent: Mail[] = [];
  await mailNews(sent);
  const url = new URL(sent.find(({ to }) => to === 'reader@example.org')?.unsubscribeUrl ?? '');
  const asked = await academy.app.inject({ method: 'GET', url: url.pathname });
  expect([asked.statusCode, asked.body.includes('Stop these emails?')]).toEqual([200, true]);
  await tell('reader', 'review:3');
  const stopped = await academy.app.inject({
    method: 'POST',
    url: url.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(stopped.statusCode).toBe(200);
  await tell('reader', 'review:4');
  const later: Mail[] = [];
  await mailNews(later);
  expect(later).toEqual([]);
  const { body } = await academy.call('reader', 'GET', '/me/notifications/settings');
  const reviews = body.topics.find((one: { topic: string }) => one.topic === 'reviews');
  expect(reviews).toMatchObject({ isShown: true, isMailed: false });
});

test('a link that was changed ends nothing', async () => {
  const url = unsubscribeUrl(
    { publicUrl: '', secrets: { secret: 'another secret', formerSecrets: [] } },
    { userId: await academy.userId('reader'), part: 'digest' },
  );
  expect((await academy.app.inject({ method: 'POST', url })).statusCode).toBe(404);
});

test('someone whose address bounced is told, and lets it be tried again', async () => {
  const settings = async () =>
    (await academy.call('reader', 'GET', '/me/notifications/settings')).body.mailFault;
  expect(await settings()).toBeNull();
  const address = 'reader@example.org';
  await noteFaults(academy.db, [{ address, kind: 'bounced', detail: '550' }], academy.clock.now());
  expect(await settings()).toMatchObject({ address, kind: 'bounced' });
  const { body } = await academy.call('reader', 'DELETE', '/me/notifications/mail-fault');
  expect(body.mailFault).toBeNull();
});
