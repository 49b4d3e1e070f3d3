import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SIGNED_IN_COOKIE } from '@uplink/api-client/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';
import { addPage } from '../checkout/page.fixture.ts';

/** Draws what it is given, so that a test can read it. */
const renderer =
  'export const render = (page, site, shell) => JSON.stringify({ page, site, shell });';

const app = '<title>App</title><meta name="description" content="x" /><i>The app</i>';

let portalDir: string;
let academy: TestApp;
let course: Course;

beforeAll(async () => {
  portalDir = mkdtempSync(join(tmpdir(), 'uplink-front-'));
  mkdirSync(join(portalDir, 'renderer'));
  writeFileSync(join(portalDir, 'index.html'), app);
  writeFileSync(join(portalDir, 'renderer', 'render.js'), renderer);
  academy = await createWorld({ PORTAL_DIR: portalDir, PUBLIC_URL: 'https://academy.example' });
  course = await addCourse(academy, { name: 'OSPF', uniqueName: 'ospf', lessons: 2 });
});
afterAll(async () => {
  await academy.close();
  rmSync(portalDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  academy.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const pageAt = async (url: string) => JSON.parse((await get(url)).body).page;
const signedIn = { cookie: `${SIGNED_IN_COOKIE}=1` };

test.each([
  ['/', 'home'],
  ['/programs', 'listing'],
  ['/courses', 'listing'],
  ['/projects', 'listing'],
  ['/bundles', 'listing'],
  ['/practice-labs', 'listing'],
  ['/courses/ospf', 'product'],
])('a visitor gets the page at %s, and whoever is signed in the app', async (url, kind) => {
  expect(await pageAt(url)).toMatchObject({ kind });
  const shell = await get(url, signedIn);
  expect([shell.statusCode, shell.body]).toEqual([200, app]);
  for (const answer of [shell, await get(url)])
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: expect.stringMatching(/cookie/i),
    });
});

test.each([
  ['/privacy', 'privacy'],
  ['/terms-of-sale', 'termsOfSale'],
  ['/changes', 'changes'],
])('a visitor gets the text at %s, and whoever is signed in the app', async (url, name) => {
  expect(await pageAt(url)).toEqual({ kind: 'document', name });
  expect((await get(url, signedIn)).body).toBe(app);
});

test('pages know whether visitors are to be asked for consent', async () => {
  expect((await get('/')).json().site.asksConsent).toBe(true);
});

test('a product that is not there answers 404 with a page', async () => {
  for (const url of ['/courses/nothing', '/programs/ospf', '/courses/%00']) {
    const answer = await get(url);
    expect([url, answer.statusCode, answer.json().page.kind]).toEqual([url, 404, 'missing']);
    expect((await get(url, signedIn)).statusCode).toBe(200);
  }
});

test('a page that did not change is not sent again, and a change is seen at once', async () => {
  const first = await get('/courses/ospf');
  const tag = { 'if-none-match': String(first.headers.etag) };
  expect((await get('/courses/ospf', tag)).statusCode).toBe(304);
  const set = academy.db.updateTable('module').where('id', '=', course.id);
  await set.set({ name: 'OSPF, again' }).execute();
  expect((await get('/courses/ospf', tag)).statusCode).toBe(200);
  expect((await pageAt('/courses/ospf')).product.card.name).toBe('OSPF, again');
  await set.set({ is_public: false }).execute();
  expect((await get('/courses/ospf', tag)).statusCode).toBe(404);
  expect(await pageAt('/courses')).toMatchObject({ products: { data: [] } });
  await set.set({ is_public: true }).execute();
});

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])('a browser that takes %s gets %s', async (accepted, encoding, open) => {
  const answer = await get('/courses/ospf', { 'accept-encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(JSON.parse(open(answer.rawPayload).toString()).page.kind).toBe('product');
});

test('filters are read from the address, and nonsense is no filter', async () => {
  const filterAt = async (query: string) => (await pageAt(`/courses?${query}`)).filter;
  expect(await filterAt('search=osp&level=2')).toEqual({ search: 'osp', level: 2, subtype: null });
  expect(await filterAt('level=9&page=-3&utm_source=x')).toMatchObject({ search: '', level: null });
  expect((await pageAt('/courses?page=99999999')).products.data).toEqual([]);
  expect((await pageAt('/courses?page=1.1')).products.data).toHaveLength(1);
});

test('what other sites add to a link changes nothing', async () => {
  const [plain, tagged] = [await get('/courses/ospf'), await get('/courses/ospf?utm_source=mail')];
  expect(tagged.headers.etag).toBe(plain.headers.etag);
});

test('a renewed session is shown to the server at public addresses, a refused one is not', async () => {
  const renew = (secret: string) =>
    academy.app.inject({
      method: 'POST',
      url: '/session/token',
      headers: { origin: 'https://academy.example' },
      cookies: { uplink_session: secret },
    });
  const shownBy = ({ cookies }: Awaited<ReturnType<typeof renew>>) =>
    cookies.find(({ name }) => name === SIGNED_IN_COOKIE);
  const renewed = await renew(await academy.sessionOf('admin'));
  expect(shownBy(renewed)).toMatchObject({ value: '1', path: '/', secure: true });
  expect(shownBy(renewed)).not.toHaveProperty('httpOnly');
  const refused = await renew('nonsense');
  expect([refused.statusCode, shownBy(refused)?.value]).toEqual([401, '']);
});

test('the renderer has no address', async () => {
  expect((await academy.app.inject({ url: '/renderer/render.js' })).statusCode).toBe(404);
});

test('another build of the portal draws the pages from then on', async () => {
  const path = join(portalDir, 'renderer', 'render.js');
  await get('/courses/ospf');
  writeFileSync(path, `${renderer.replace('{ page,', "{ build: 'next', page,")}\n`);
  expect((await get('/courses/ospf')).json().build).toBe('next');
});

test('the sitemap names what is published and free, and robots are told of it', async () => {
  const [free] = course.lessons;
  await academy.db
    .updateTable('lesson')
    .set({ is_free: true })
    .where('module_id', '=', free?.id ?? 0)
    .execute();
  await addCourse(academy, { uniqueName: 'draft' });
  await academy.db
    .updateTable('module')
    .set({ is_public: false })
    .where('unique_name', '=', 'draft')
    .execute();
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toMatch(/^application\/xml/);
  const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const at = (path: string) => `https://academy.example${path}`;
  expect(addresses).toEqual(
    [
      ...['/', '/programs', '/courses', '/projects', '/bundles', '/practice-labs'],
      ...['/privacy', '/terms-of-sale', '/changes', '/courses/ospf'],
      `/courses/ospf/sections/${course.section}/lessons/${free?.id}`,
    ].map(at),
  );
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${at('/sitemap.xml')}`);
});

test('a free lesson is drawn into the app, any other is just the app', async () => {
  const [free, other] = course.lessons;
  const at = (id?: number | string) => `/courses/ospf/sections/${course.section}/lessons/${id}`;
  await academy.db
    .updateTable('module')
    .set({ description: '<p>Read.</p><script>x</script>' })
    .where('id', '=', free?.id ?? 0)
    .execute();
  const { page, shell } = (await get(at(free?.id))).json();
  expect(page).toMatchObject({
    kind: 'lesson',
    lesson: { id: free?.id, description: '<p>Read.</p>' },
  });
  expect(shell).toBe(app);
  expect((await get(at(free?.id), signedIn)).body).toBe(app);
  for (const id of [other?.id, 'x', '99999999999999999999'])
    expect([id, (await get(at(id))).body]).toEqual([id, app]);
  const elsewhere = at(free?.id).replace('/courses/ospf/', '/courses/vlans/');
  expect((await get(elsewhere)).body).toBe(app);
});

test('a published profile is open to visitors, a private one is not there', async () => {
  await addPeople(academy, 'ada');
  const id = await academy.userId('ada');
  const publish = (is_profile_public: boolean) =>
    academy.db
      .updateTable('app_user')
      .set({ is_profile_public, unique_name: 'ada' })
      .where('id', '=', id)
      .execute();
  await publish(true);
  expect(await pageAt('/profile/ada')).toMatchObject({
    kind: 'profile',
    profile: { isOwn: false },
  });
  expect((await get('/profile/ada', signedIn)).body).toBe(app);
  await publish(false);
  for (const url of ['/profile/ada', '/profile/%00', `/profile/${'x'.repeat(200)}`])
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
});

test('a checkout page has its title and product, a hidden one is not there', async () => {
  const page = await addPage(academy);
  const hidden = await addPage(academy, { isPublic: false });
  expect(await pageAt(`/checkout/${page.uniqueId}?utm_source=x`)).toMatchObject({
    kind: 'checkout',
    checkout: { uniqueId: page.uniqueId, product: { uniqueName: page.course.uniqueName } },
  });
  expect((await get(`/checkout/${page.uniqueId}`, signedIn)).body).toBe(app);
  for (const name of [hidden.uniqueId, 'nothing', '%00', 'x'.repeat(200)])
    expect([name, (await get(`/checkout/${name}`)).statusCode]).toEqual([name, 404]);
});

test('a certificate is verified by its code, however that is typed', async () => {
  for (const code of ['0000000000000000', 'nonsense', '%00']) {
    const answer = await get(`/verify/${code}`);
    expect([answer.statusCode, answer.json().page]).toEqual([
      404,
      { kind: 'verification', verification: null },
    ]);
  }
});
