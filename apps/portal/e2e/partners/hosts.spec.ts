import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import {
  checkoutElement,
  courseElement as course,
  demoKey,
  freeLesson,
  isReady,
  lessonElement,
  openHost,
  siteOf,
  siteWith,
} from '../support/host-page.ts';
import { test } from '../support/journey.ts';
import { reactSite } from '../support/react-site.ts';

const plain = siteWith(course);

const element = (page: Page) => page.locator('uplink-course').first();
const card = (page: Page) =>
  page.frameLocator('iframe[title="The course"]').getByRole('link', { name: 'OSPF in Practice' });

test('a site with the strictest policy shows an embed without a violation or a jump', {
  tag: '@gate',
}, async ({ page, baseURL }) => {
  const policy = [
    "default-src 'none'",
    `script-src ${baseURL}`,
    "style-src 'nonce-own'",
    `frame-src ${baseURL}`,
    "require-trusted-types-for 'script'",
    'trusted-types',
  ].join('; ');
  const { errors, shift } = await openHost(page, baseURL, {
    html: plain.replace('<style>', '<style nonce="own">'),
    headers: { 'content-security-policy': policy },
  });
  await isReady(page);
  await expect(card(page)).toBeVisible();
  expect(await shift()).toBe(0);
  expect(errors).toEqual([]);
});

const hosts: [name: string, html: string][] = [
  ['in quirks mode', plain.replace('<!doctype html>', '')],
  ['from right to left', plain.replace('lang="en"', 'lang="ar" dir="rtl"')],
  [
    'that is dark',
    plain.replace('<h1>', '<style>:root{color-scheme:dark;background:#111;color:#eee}</style><h1>'),
  ],
  ['that includes the loader twice', plain.replace('LOADER', 'LOADERLOADER')],
];
for (const [name, html] of hosts) {
  test(`a site ${name} shows an embed without an error or a jump`, async ({ page, baseURL }) => {
    const { errors, shift } = await openHost(page, baseURL, { html });
    await isReady(page);
    await expect(card(page)).toBeVisible();
    expect(await shift()).toBe(0);
    expect(errors).toEqual([]);
    if (!html.includes('rtl')) return;
    const dir = await page
      .frameLocator('iframe[title="The course"]')
      .locator('html')
      .getAttribute('dir');
    expect(dir).toBe('rtl');
  });
}

const sizes: [name: string, width: number][] = [
  ['a wide page', 1440],
  ['a phone', 390],
];
for (const [name, width] of sizes) {
  test(`on ${name} nothing moves where a site reserves the heights of the docs`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const lesson = await freeLesson(page, baseURL);
    const elements = {
      course,
      checkout: checkoutElement,
      lesson: lessonElement('lesson', lesson),
      quiz: lessonElement('quiz', lesson),
    };
    for (const [kind, html] of Object.entries(elements)) {
      const { errors, shift } = await openHost(page, baseURL, { html: siteWith(html) });
      await isReady(page, `uplink-${kind}`);
      expect([kind, await shift(), errors]).toEqual([kind, 0, []]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
}

for (const kind of ['course', 'lesson', 'quiz', 'checkout']) {
  test(`the ${kind} is free of faults inside its frame`, async ({ page, baseURL }) => {
    const free = await freeLesson(page, baseURL);
    const named = `partner-key="KEY" course="ospf-in-practice" lesson="${free}" page="ospf-in-practice"`;
    await openHost(page, baseURL, {
      html: plain.replace(course, `<uplink-${kind} ${named}></uplink-${kind}>`),
    });
    await expect(page.locator(`uplink-${kind}`)).toHaveAttribute('data-state', 'ready', {
      timeout: 30_000,
    });
    const frame = page.frames().find((one) => one.url().includes('/embed/'));
    if (!frame) throw new Error('The element has no frame.');
    await frame.waitForLoadState('networkidle');
    await frame.evaluate(axe.source);
    const faults = await frame.evaluate(async () => {
      const own = window as unknown as { axe: typeof axe };
      const { violations } = await own.axe.run({ exclude: [['[data-live-announcer]']] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`);
    });
    expect(faults).toEqual([]);
    // At a zoom of 200% and 400%, or on a narrow page, nothing scrolls inside the frame.
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 720 });
      await expect
        .poll(() =>
          frame.evaluate(() => {
            const { scrollWidth, clientWidth, scrollHeight, clientHeight } =
              document.documentElement;
            return [scrollWidth - clientWidth, scrollHeight - clientHeight];
          }),
        )
        .toEqual([0, 0]);
    }
  });
}

test('two embeds on one page do not hear each other', async ({ page, baseURL }) => {
  const second = course.replace('The course', 'Again').replace('<uplink-course', '$& id="second"');
  const { errors, shift } = await openHost(page, baseURL, { html: siteWith(course + second) });
  await isReady(page);
  await isReady(page, '#second');
  await expect(card(page)).toBeVisible();
  expect(await shift()).toBe(0);
  const heard = await page.evaluate(async () => {
    const names: string[] = [];
    const all = [...document.querySelectorAll('uplink-course')];
    for (const one of all)
      one.addEventListener('uplink-ready', () => names.push(one.id || 'first'));
    const [, last] = all;
    last?.remove();
    if (last) document.body.append(last);
    await new Promise((resolve) => last?.addEventListener('uplink-ready', resolve));
    return names;
  });
  expect(heard).toEqual(['second']);
  expect(errors).toEqual([]);
});

const closed: [name: string, html: string][] = [
  ['a hidden part', `<button>Open</button><div hidden>${course}</div>`],
  ['a tab', `<button>Open</button><div role="tabpanel" style="display:none">${course}</div>`],
  ['an accordion', `<details><summary role="button">Open</summary>${course}</details>`],
];
for (const [name, html] of closed) {
  test(`an embed in ${name} that is closed is measured when it opens`, async ({
    page,
    baseURL,
  }) => {
    const { errors } = await openHost(page, baseURL, {
      html: siteWith(html, 'uplink-course{display:block}'),
    });
    await isReady(page);
    await page.evaluate(() =>
      document.querySelector('button')?.addEventListener('click', () => {
        const part = document.querySelector('div');
        part?.removeAttribute('hidden');
        part?.removeAttribute('style');
      }),
    );
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(card(page)).toBeVisible();
    await expect
      .poll(() => page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.offsetHeight))
      .toBeGreaterThan(300);
    expect(errors).toEqual([]);
  });
}

test('a site in React opens one frame for each element in strict mode', async ({
  page,
  baseURL,
}) => {
  const { errors, shift } = await openHost(page, baseURL, { html: await reactSite(baseURL) });
  await isReady(page);
  await isReady(page, 'uplink-checkout');
  await expect(page.locator('iframe')).toHaveCount(2);
  await expect(page.getByText('Today: $149.00')).toBeVisible();
  await expect(card(page)).toBeVisible();
  expect(await shift()).toBe(0);
  expect(errors).toEqual([]);
});

test('an error of the academy is told, and the content comes with another try in the frame', async ({
  page,
  baseURL,
}) => {
  let isBroken = true;
  const error = { message: 'It broke.', reason: 'It broke.', code: 'internal', requestId: 'r' };
  await page.route('**/front/products/**', (route) =>
    isBroken ? route.fulfill({ status: 500, json: error }) : route.continue(),
  );
  await openHost(page, baseURL, { html: plain });
  await expect(element(page)).toHaveAttribute('data-state', 'degraded', { timeout: 30_000 });
  isBroken = false;
  await page
    .frameLocator('iframe[title="The course"]')
    .getByRole('button', { name: 'Try again' })
    .click();
  await isReady(page);
});

test('messages of strangers change nothing', async ({ page, baseURL }) => {
  const { errors } = await openHost(page, baseURL, { html: plain });
  await isReady(page);
  const heard = await page.evaluate(async () => {
    const names: string[] = [];
    for (const type of ['completed', 'error', 'ready', 'height', 'step'])
      addEventListener(`uplink-${type}`, () => names.push(type));
    const bodies = [
      null,
      0,
      'hello',
      [],
      { uplink: 'here' },
      { uplink: 'refused', code: 'key', message: '<img src=x onerror=alert(1)>' },
      { type: 'completed', detail: { id: 'free' } },
      { type: 'error', detail: { code: 'x', message: 'x' } },
      { type: 'height', detail: { height: 1e9 } },
      { uplink: 'hello', versions: [1], tokens: {} },
      { __proto__: { uplink: 'refused' } },
    ];
    const frame = document.querySelector('uplink-course')?.shadowRoot?.querySelector('iframe');
    const stranger = document.createElement('iframe');
    document.body.append(stranger);
    for (const body of bodies) {
      postMessage(body, '*');
      const { port2 } = new MessageChannel();
      frame?.contentWindow?.postMessage(body, '*', [port2]);
      // From a window that is neither ours nor the academy's.
      const script = `parent.postMessage(${JSON.stringify(body)}, '*')`;
      (stranger.contentWindow as unknown as { eval: (code: string) => void }).eval(script);
    }
    // Messages arrive in the order they were posted: with the last one, all were heard.
    await new Promise<void>((resolve) => {
      addEventListener('message', ({ data }) => data === 'last' && resolve());
      postMessage('last', '*');
    });
    return names;
  });
  expect(heard).toEqual([]);
  await isReady(page);
  await expect(card(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isFreshBrowser: true });
  test('the link in the element works', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const url = `${siteOf(baseURL)}/host-page`;
    const body = plain.replace('LOADER', '').replaceAll('KEY', demoKey);
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(url);
    await expect(page.getByRole('link', { name: 'See the course' })).toBeVisible();
    await context.close();
  });
});

test('where the script is blocked the link in the element stays', async ({ page, baseURL }) => {
  await page.route('**/loader/v1.js', (route) => route.abort());
  await openHost(page, baseURL, { html: plain });
  await expect(page.getByRole('link', { name: 'See the course' })).toBeVisible();
});

test('a tampered loader does not run, and the published hash lets the true one run', async ({
  page,
  baseURL,
}) => {
  const versions = await (await page.request.get(`${baseURL}/loader/versions.json`)).json();
  const { exact, integrity } = versions['v1.js'];
  const html = plain.replace(
    'LOADER',
    `<script src="${baseURL}/loader/${exact}" integrity="${integrity}" crossorigin="anonymous" async></script>`,
  );
  await openHost(page, baseURL, { html });
  await isReady(page);
  await page.route(`**/loader/${exact}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};alert(1)` });
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'See the course' })).toBeVisible();
  expect(await page.evaluate(() => customElements.get('uplink-course'))).toBeUndefined();
});

test('a site that the key does not name gets the reason and a way on', async ({
  page,
  baseURL,
}) => {
  const origin = siteOf(baseURL).replace('localhost', '127.0.0.1');
  await openHost(page, baseURL, { html: plain, origin });
  await expect(element(page)).toHaveAttribute('data-state', 'error');
  await expect(element(page).getByRole('alert')).toHaveText(
    `This partner key isn't valid on ${origin}.`,
  );
  await expect(element(page).getByRole('link')).toHaveAttribute(
    'href',
    `${baseURL}/courses/ospf-in-practice`,
  );
});

test('when the academy does not answer the element says so after seven seconds, and tries again', async ({
  page,
  baseURL,
}) => {
  let isSilent = true;
  await page.route('**/embed/course/**', (route) => (isSilent ? route.abort() : route.continue()));
  const { shift } = await openHost(page, baseURL, { html: plain });
  await expect(element(page)).toHaveAttribute('data-state', 'loading');
  await expect(element(page).getByRole('alert')).toHaveText("Uplink Academy isn't responding.");
  isSilent = false;
  await element(page).getByRole('button', { name: 'Try again' }).click();
  await isReady(page);
  await expect(card(page)).toBeVisible();
  expect(await shift()).toBe(0);
});

test('when the content comes late the element waits and says that it is slow', async ({
  page,
  baseURL,
}) => {
  let send = () => {};
  const late = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/front/products/**', async (route) => {
    await late;
    await route.continue();
  });
  const { errors, shift } = await openHost(page, baseURL, { html: plain });
  await expect(element(page)).toHaveAttribute('data-state', 'degraded', { timeout: 30_000 });
  send();
  await isReady(page);
  await expect(card(page)).toBeVisible();
  expect(await shift()).toBe(0);
  expect(errors).toEqual([]);
});

test.describe('where the network goes', () => {
  test.use({ isFreshBrowser: true });
  test('an embed that is put into a page without a network opens when it is back', async ({
    page,
    context,
    baseURL,
  }) => {
    const { shift } = await openHost(page, baseURL, { html: plain.replace(course, '') });
    await page.evaluate(() => customElements.whenDefined('uplink-course').then(() => undefined));
    await context.setOffline(true);
    await page.evaluate(
      (html) => document.querySelector('h1')?.insertAdjacentHTML('afterend', html),
      course.replace('KEY', demoKey),
    );
    // What the site put there moved what is below; the element itself moves nothing.
    const byTheSite = await shift();
    await expect(element(page).getByRole('alert')).toHaveText("Uplink Academy isn't responding.");
    await context.setOffline(false);
    await element(page).getByRole('button', { name: 'Try again' }).click();
    await isReady(page);
    await expect(card(page)).toBeVisible();
    expect(await shift()).toBe(byTheSite);
  });
});

test('an embed gets ready in a tab that is hidden, where nothing is drawn', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  const { errors, shift } = await openHost(page, baseURL, { html: plain });
  await isReady(page);
  expect(await shift()).toBe(0);
  expect(errors).toEqual([]);
});

test('in test mode nothing is asked of an academy, and each run is the same', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const html = plain
    .replace('LOADER', `<script src="${baseURL}/loader/v1-test.js" async></script>`)
    .replace(course, '<uplink-checkout partner-key="pk_test" page="ospf"></uplink-checkout>');
  const { errors } = await openHost(page, baseURL, { html });
  const checkout = page.locator('uplink-checkout');
  await expect(checkout).toHaveAttribute('data-state', 'ready');
  const heard = checkout.evaluate(
    (node) =>
      new Promise((resolve) =>
        node.addEventListener('uplink-completed', (event) =>
          resolve((event as CustomEvent).detail),
        ),
      ),
  );
  await page.frameLocator('iframe').getByRole('button', { name: 'Pay with the test card' }).click();
  expect(await heard).toEqual({ id: 'test-order-1', amount: 14_900, currency: 'USD' });
  expect(asked.filter((path) => path !== '/favicon.ico')).toEqual([
    '/host-page',
    '/loader/v1-test.js',
  ]);
  expect(errors).toEqual([]);
});

test('a visitor who goes on at the academy has left the frame', async ({ page, baseURL }) => {
  const { errors } = await openHost(page, baseURL, {
    html: siteWith(checkoutElement),
  });
  await isReady(page, 'uplink-checkout');
  const checkout = page.locator('uplink-checkout');
  const heard = checkout.evaluate(
    (node) =>
      new Promise<boolean>((resolve) =>
        node.addEventListener('uplink-closed', () => resolve(true)),
      ),
  );
  const opening = page.context().waitForEvent('page');
  await page.frameLocator('iframe[title="Buy"]').getByRole('button', { name: 'Sign in' }).click();
  expect((await opening).url()).toContain('/checkout/ospf-in-practice');
  expect(await heard).toBe(true);
  expect(errors).toEqual([]);
});

test('another theme reaches the frame without loading it again', async ({ page, baseURL }) => {
  await openHost(page, baseURL, { html: plain });
  await isReady(page);
  const html = page.frameLocator('iframe[title="The course"]').locator('html');
  await html.evaluate((node) => node.setAttribute('data-kept', ''));
  await element(page).evaluate((node) => node.setAttribute('theme', 'dark'));
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await element(page).evaluate((node) => node.removeAttribute('theme'));
  await expect(html).not.toHaveAttribute('data-theme');
  await expect(html).toHaveAttribute('data-kept', '');
});

test('colours of a site that are hard to read are told to its developers', async ({
  page,
  baseURL,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await openHost(page, baseURL, {
    html: plain.replace(
      '<h1>',
      '<style>uplink-course{--uplink-accent:#ffd700;--uplink-on-accent:#fff}</style><h1>',
    ),
  });
  await isReady(page);
  await expect
    .poll(() => warnings.join())
    .toMatch(/--uplink-on-accent on --uplink-accent has a contrast of 1\.\d:1; text needs 4\.5:1/);
});

test("a lesson that the partner's server signed opens without an account, once per token", async ({
  page,
  baseURL,
}) => {
  await page.goto(`${siteOf(baseURL)}/members`);
  const lesson = page.locator('uplink-lesson');
  await expect(lesson).toHaveAttribute('data-state', 'ready', { timeout: 30_000 });
  const frame = page.frameLocator('iframe[title="A lesson for customers"]');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Finish lesson' })).toBeEnabled();
  // A token that was used: the site is asked for another one, and the lesson goes on.
  const heard = lesson.evaluate(
    (node) =>
      new Promise((resolve) =>
        node.addEventListener('uplink-token-needed', (event) =>
          resolve((event as CustomEvent).detail.code),
        ),
      ),
  );
  const token = await page.request.get(`${siteOf(baseURL)}/token`);
  const spent = await token.text();
  await page.request.post(`${baseURL}/partners/${demoKey}/sessions`, {
    data: { token: spent, origin: siteOf(baseURL) },
  });
  await lesson.evaluate((node, value) => node.setAttribute('token', value), spent);
  expect(await heard).toBe('partnerToken');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(lesson).not.toHaveAttribute('token', spent);
  // Signed out on the site: what was signed for closes.
  await lesson.evaluate((node) => node.removeAttribute('token'));
  await expect(frame.getByRole('button', { name: 'Finish lesson' })).toHaveCount(0);
});
