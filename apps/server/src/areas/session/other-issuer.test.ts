import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import type { ListeningApp } from '../../testing/test-app.ts';
import { createTestBrowser } from '../../testing/test-browser.ts';
import { createTestIssuer, type TestIssuer, testClient } from '../../testing/test-issuer.ts';
import { createListeningWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';

let academy: ListeningApp;
let issuer: TestIssuer;
beforeAll(async () => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  issuer = await createTestIssuer(`${base}/session/callback`);
  academy = await createListeningWorld({
    PORT: String(port),
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: testClient.id,
    OIDC_CLIENT_SECRET: testClient.secret,
  });
});
afterAll(async () => {
  await academy.close();
  await issuer.close();
});
beforeEach(() => {
  issuer.person = { subject: 'subject-1', email: 'riley@example.net', isEmailVerified: true };
  issuer.tamper = undefined;
  issuer.isForeignKey = false;
  issuer.outage = undefined;
});

/** The academy's side and the issuer's side of one browser; cookies know no ports. */
function createVisitor() {
  const here = createTestBrowser(academy.base);
  const there = createTestBrowser(issuer.url);
  return {
    here,
    /** Up to the redirect back, which is returned and not yet followed. */
    async leave(query = ''): Promise<string> {
      const start = await here.open(`/session/login?returnPath=/courses&${query}`);
      const back = await there.open(start.headers.get('location') ?? '');
      return back.headers.get('location') ?? '';
    },
    async signIn(query = '') {
      return here.open(await this.leave(query));
    },
  };
}

const failed = '/login?error=sign_in_failed';
const hasSession = ({ here }: ReturnType<typeof createVisitor>) =>
  here.cookies.some(({ name }) => name === 'uplink_session');

describe('another issuer', () => {
  test('signs a new person in, and knows them again', async () => {
    const visitor = createVisitor();
    expect((await visitor.signIn()).url).toBe(`${academy.base}/courses`);
    const renewed = await visitor.here.open('/session/token', { method: 'POST' });
    const { accessToken } = JSON.parse(renewed.body);
    const call = async (path: string) => {
      const headers = { authorization: `Bearer ${accessToken}` };
      return (await fetch(academy.base + path, { headers })).json();
    };
    const first = await call('/me');
    expect(first).toMatchObject({
      email: 'riley@example.net',
      roles: ['student'],
      identityProviderId: 'subject-1',
    });
    issuer.person.email = 'riley.new@example.net';
    const again = createVisitor();
    await again.signIn();
    const rows = await academy.db
      .selectFrom('identity_subject')
      .select(['issuer', 'subject', 'user_id'])
      .execute();
    expect(rows).toEqual([{ issuer: issuer.url, subject: 'subject-1', user_id: first.id }]);
  });

  test('is where signing out ends as well', async () => {
    const visitor = createVisitor();
    await visitor.signIn();
    const answer = await visitor.here.open('/session/logout', { method: 'POST' });
    const { redirectUrl } = JSON.parse(answer.body);
    expect(redirectUrl).toMatch(new RegExp(`^${issuer.url}/session/end\\?`));
    expect(new URL(redirectUrl).searchParams.get('post_logout_redirect_uri')).toBe(
      `${academy.base}/login`,
    );
    expect(hasSession(visitor)).toBe(false);
  });

  test('has no pages of the built-in provider beside it', async () => {
    for (const path of ['/identity/forgot', '/oidc/.well-known/openid-configuration']) {
      expect((await fetch(academy.base + path)).status).toBe(404);
    }
  });
});

describe('a way back that is not the one begun here is refused', () => {
  test.each<[string, (back: URL) => void]>([
    ['with another state', (back) => back.searchParams.set('state', 'x'.repeat(43))],
    ['with no state', (back) => back.searchParams.delete('state')],
    ['with another code', (back) => back.searchParams.set('code', 'x'.repeat(43))],
    ['with no code', (back) => back.searchParams.delete('code')],
    ['from another issuer', (back) => back.searchParams.set('iss', 'https://other.example')],
    ['with no issuer', (back) => back.searchParams.delete('iss')],
    ['with an error', (back) => back.searchParams.set('error', 'access_denied')],
  ])('%s', async (_what, change) => {
    const visitor = createVisitor();
    const back = new URL(await visitor.leave());
    change(back);
    expect((await visitor.here.open(back.href)).url).toBe(academy.base + failed);
    expect(hasSession(visitor)).toBe(false);
  });

  test('in another browser, as a forged link would be', async () => {
    const back = await createVisitor().leave();
    const victim = createVisitor();
    expect((await victim.here.open(back)).url).toBe(academy.base + failed);
    await victim.leave();
    expect((await victim.here.open(back)).url).toBe(academy.base + failed);
    expect(hasSession(victim)).toBe(false);
  });

  test('a second time', async () => {
    const visitor = createVisitor();
    const back = await visitor.leave();
    const cookies = [...visitor.here.cookies];
    await visitor.here.open(back);
    const copy = createVisitor();
    copy.here.cookies = cookies;
    expect((await copy.here.open(back)).url).toBe(academy.base + failed);
    expect(hasSession(copy)).toBe(false);
  });

  test("with a start cookie of one's own making", async () => {
    const visitor = createVisitor();
    const back = await visitor.leave();
    for (const cookie of visitor.here.cookies) cookie.value = cookie.value.replace(/.$/, 'x');
    expect((await visitor.here.open(back)).url).toBe(academy.base + failed);
  });
});

describe('an ID token', () => {
  const seconds = () => Math.floor(Date.now() / 1000);
  test.each<[string, (claims: Record<string, unknown>) => Record<string, unknown>]>([
    ['of another nonce', (claims) => ({ ...claims, nonce: 'other' })],
    ['without nonce', ({ nonce: _nonce, ...claims }) => claims],
    ['for another audience', (claims) => ({ ...claims, aud: 'other' })],
    ['for other parties too', (claims) => ({ ...claims, aud: [testClient.id, 'b'], azp: 'b' })],
    ['of another issuer', (claims) => ({ ...claims, iss: 'https://other.example' })],
    ['that has ended', (claims) => ({ ...claims, exp: seconds() - 600 })],
    ['without end', ({ exp: _exp, ...claims }) => claims],
    ['of nobody', ({ sub: _sub, ...claims }) => claims],
    ['to begin later', (claims) => ({ ...claims, nbf: seconds() + 600 })],
  ])('%s opens no session', async (_what, tamper) => {
    issuer.tamper = tamper;
    const visitor = createVisitor();
    expect((await visitor.signIn()).url).toBe(academy.base + failed);
    expect(hasSession(visitor)).toBe(false);
  });

  test('signed by another key opens no session', async () => {
    issuer.isForeignKey = true;
    expect((await createVisitor().signIn()).url).toBe(academy.base + failed);
  });
});

describe('an address is no identity', () => {
  test('one that is taken is not linked by itself', async () => {
    await addPeople(academy, 'owner');
    issuer.person = { subject: 'thief', email: 'owner@example.org', isEmailVerified: true };
    const visitor = createVisitor();
    const page = await visitor.signIn();
    expect(page.url).toBe(`${academy.base}/login?error=sign_in_email_taken`);
    expect(hasSession(visitor)).toBe(false);
  });

  test('one that the issuer has not verified makes no account', async () => {
    issuer.person = { subject: 'new', email: 'new@example.net', isEmailVerified: false };
    const page = await createVisitor().signIn();
    expect(page.url).toBe(`${academy.base}/login?error=sign_in_email_unconfirmed`);
    const found = await academy.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'new@example.net')
      .execute();
    expect(found).toEqual([]);
  });
});

describe('while the issuer is down', () => {
  const unavailable = '/login?error=sign_in_unavailable';

  test('the way back says so, and a new start works when it is up again', async () => {
    issuer.outage = 503;
    const visitor = createVisitor();
    expect((await visitor.signIn()).url).toBe(academy.base + unavailable);
    issuer.outage = undefined;
    expect((await visitor.signIn()).url).toBe(`${academy.base}/courses`);
  });

  test('who is signed in stays so, renews and signs out; who comes new is told', async () => {
    const visitor = createVisitor();
    await visitor.signIn();
    const late = createVisitor();
    const back = await late.leave();
    await issuer.close();
    expect((await late.here.open(back)).url).toBe(academy.base + unavailable);
    expect((await visitor.here.open('/session/token', { method: 'POST' })).status).toBe(200);
    const out = await visitor.here.open('/session/logout', { method: 'POST' });
    expect(out.status).toBe(200);
    expect(hasSession(visitor)).toBe(false);
    await issuer.listen();
  });

  test('a server that starts meanwhile says so too, and asks again at the next try', async () => {
    await issuer.close();
    const fresh = await createListeningWorld({
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: testClient.id,
      OIDC_CLIENT_SECRET: testClient.secret,
    });
    const browser = createTestBrowser(fresh.base);
    expect((await browser.open('/session/login')).url).toBe(fresh.base + unavailable);
    await issuer.listen();
    const start = await browser.open('/session/login');
    expect(start.headers.get('location')).toContain(issuer.url);
    await fresh.close();
  });
});
