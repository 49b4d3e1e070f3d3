import { randomUUID } from 'node:crypto';
import { type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPartner, revokeKey, type TestPartner } from '../../testing/world/partners.ts';
import { addPartnerSecret, revokePartnerSecret } from './management/partner-secrets.service.ts';
import { putShownProducts } from './management/shown-products.service.ts';

const site = 'https://shop.example';
let academy: TestApp;
let course: Course;
let other: Course;
let partner: TestPartner;
let secret: string;

beforeAll(async () => {
  academy = await createWorld({ PUBLIC_URL: 'https://academy.example' });
  course = await addCourse(academy, {
    uniqueName: 'shown',
    lessons: [{ name: 'Shown', quiz: true, hasVideo: true }, { name: 'Second' }],
  });
  other = await addCourse(academy, { uniqueName: 'kept', lessons: [{ name: 'Kept' }] });
});
afterAll(() => academy.close());

beforeEach(async () => {
  partner = await addPartner(academy, { origins: [site, 'https://www.shop.example'] });
  secret = await addSecret();
  await show('shown');
});

const byAdmin = async () => ({
  staff: { id: await academy.userId('admin') },
  partnerId: partner.id,
});
const addSecret = async () => addPartnerSecret(academy, await byAdmin(), 'Their server signs');
const show = async (...names: string[]) => putShownProducts(academy, await byAdmin(), names);

interface Change {
  claims?: JWTPayload & Record<string, unknown>;
  header?: object;
  with?: string;
}

/** What the partner's server would sign, with some of it changed. */
function sign({ claims, header, with: signedWith = secret }: Change = {}): Promise<string> {
  const now = Math.floor(academy.clock.now().getTime() / 1000);
  return new SignJWT({
    iss: partner.key,
    aud: 'https://academy.example',
    jti: randomUUID(),
    iat: now,
    exp: now + 60,
    lesson: idOf(course),
    origin: site,
    ...claims,
  })
    .setProtectedHeader({ alg: 'HS256', kid: secret.split('_')[1] ?? '', ...header })
    .sign(new TextEncoder().encode(signedWith));
}

const idOf = (of: Course, index = 0) => of.lessons[index]?.id ?? 0;

async function exchange(token: string, origin = site, withKey = partner.key) {
  const answer = await academy.app.inject({
    method: 'POST',
    url: `/partners/${withKey}/sessions`,
    payload: { token, origin },
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function read(path: string, session?: string) {
  const headers = session === undefined ? {} : { 'x-partner-session': session };
  const answer = await academy.app.inject({ url: path, headers });
  return { status: answer.statusCode, body: answer.json() };
}

const refusal = (message: string | RegExp) => ({
  status: 403,
  body: {
    code: 'partnerToken',
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  },
});

describe('a token that the partner signed', () => {
  test('opens its lesson and its quiz for an hour, and nothing else', async () => {
    const { status, body } = await exchange(await sign());
    expect(status).toBe(200);
    expect(body.lessonId).toBe(idOf(course));
    const lesson = `/lessons/${idOf(course)}`;
    expect((await read(lesson)).status).toBe(404);
    expect(await read(lesson, body.session)).toMatchObject({
      status: 200,
      body: { name: 'Shown', isPreview: true, remaining: ['finish', 'quiz'] },
    });
    const quiz = await read(`${lesson}/quiz`, body.session);
    expect(quiz.status).toBe(200);
    expect(JSON.stringify(quiz.body)).not.toMatch(/isCorrect|explanation/);
    const review = await academy.app.inject({
      method: 'POST',
      url: `${lesson}/quiz/review`,
      headers: { 'x-partner-session': body.session },
      payload: { answers: [] },
    });
    expect([200, 422]).toContain(review.statusCode);
    expect((await read(`/lessons/${idOf(course, 1)}`, body.session)).status).toBe(404);
    expect((await read(`/lessons/${idOf(other)}`, body.session)).status).toBe(404);
    expect((await read('/me/profile', body.session)).status).toBe(401);
    academy.clock.advance(3_600_001);
    expect((await read(lesson, body.session)).status).toBe(404);
  });

  test('works once, also when it is sent twice at the same time', async () => {
    const token = await sign();
    const answers = await Promise.all([exchange(token), exchange(token), exchange(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(await exchange(token)).toMatchObject(refusal('This token was used before.'));
  });

  test('expires', async () => {
    const token = await sign();
    academy.clock.advance(100_000);
    expect(await exchange(token)).toMatchObject(refusal('This token has expired.'));
    // However late it says that it ends: five minutes after it was signed it is over.
    const long = await sign({
      claims: { exp: Math.floor(academy.clock.now().getTime() / 1000) + 86_400 },
    });
    academy.clock.advance(400_000);
    expect(await exchange(long)).toMatchObject(refusal('This token has expired.'));
  });

  test('is for one site of the partner', async () => {
    expect(await exchange(await sign(), 'https://www.shop.example')).toMatchObject(
      refusal('This token is not for https://www.shop.example.'),
    );
    const evil = 'https://evil.example';
    expect(await exchange(await sign({ claims: { origin: evil } }), evil)).toMatchObject(
      refusal(`This token is not for ${evil}.`),
    );
  });

  test.each<[string, () => Change]>([
    ['another secret', () => ({ with: `${secret}x` })],
    ["the key in the secret's place", () => ({ with: partner.key })],
    ['an empty secret', () => ({ with: ' ' })],
    ['another algorithm', () => ({ header: { alg: 'HS512' } })],
    ['another issuer', () => ({ claims: { iss: 'pk_someone_else' } })],
    ['another academy', () => ({ claims: { aud: 'https://other.example' } })],
    ['no lesson', () => ({ claims: { lesson: undefined } })],
    ['a lesson in words', () => ({ claims: { lesson: '1 or 1=1' } })],
    ['no id', () => ({ claims: { jti: undefined } })],
    ['an id too long', () => ({ claims: { jti: 'x'.repeat(65) } })],
    [
      'a time to come',
      () => ({ claims: { iat: Math.floor(academy.clock.now().getTime() / 1000) + 600 } }),
    ],
    ['no end', () => ({ claims: { exp: undefined } })],
  ])('with %s is refused', async (_name, change) => {
    expect(await exchange(await sign(change()))).toMatchObject(
      refusal(/^This token (is not valid|has expired)\.$/),
    );
  });

  test.each(['x', 'a.b.c', '..', 'eyJhbGciOiJub25lIn0.e30.'])('%s is none', async (token) => {
    expect((await exchange(token)).status).toBe(403);
  });

  test('without a signature is refused', async () => {
    const [header = '', payload = ''] = (await sign()).split('.');
    const none = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(header, 'base64url').toString()), alg: 'none' }),
    ).toString('base64url');
    for (const forged of [`${header}.${payload}.`, `${none}.${payload}.`])
      expect((await exchange(forged)).status).toBe(403);
  });
});

describe('what a partner may show', () => {
  test('is only what the academy allows it', async () => {
    expect(await exchange(await sign({ claims: { lesson: idOf(other) } }))).toMatchObject(
      refusal('This partner may not show this lesson.'),
    );
    const { body } = await exchange(await sign());
    await show('kept');
    expect((await read(`/lessons/${idOf(course)}`, body.session)).status).toBe(404);
    await expect(show('nothing')).rejects.toThrow('No product is called nothing.');
  });

  test('ends with the secret, and with the last key', async () => {
    const { body } = await exchange(await sign());
    const { staff } = await byAdmin();
    await revokePartnerSecret(academy, staff, { secret, reason: 'It leaked' });
    expect((await read(`/lessons/${idOf(course)}`, body.session)).status).toBe(404);
    expect((await exchange(await sign())).status).toBe(403);
    secret = await addSecret();
    const again = await exchange(await sign());
    expect((await read(`/lessons/${idOf(course)}`, again.body.session)).status).toBe(200);
    await revokeKey(academy, partner);
    expect((await exchange(await sign())).status).toBe(403);
    expect((await read(`/lessons/${idOf(course)}`, again.body.session)).status).toBe(404);
  });

  test("does not follow from another partner's key", async () => {
    const another = await addPartner(academy, { origins: [site] });
    expect((await exchange(await sign(), site, another.key)).status).toBe(403);
  });
});
