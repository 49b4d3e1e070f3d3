import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { findFaults } from '../support/axe.ts';
import { test } from '../support/journey.ts';
import { keysOf } from '../support/keys.ts';
import { grant, newLearner } from '../support/learner.ts';

test.use({ reducedMotion: 'reduce' });

const tagline = 'The #1 Network Engineer Program & Cybersecurity Accelerator';
const sidewaysBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [390, 1440]) {
  test(`a visitor goes from the landing page to a course by keys, ${width} px wide`, {
    tag: '@gate',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const keys = keysOf(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: tagline })).toBeVisible();
    await keys.press(page.getByRole('link', { name: 'All courses' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
    await keys.press(page.getByRole('link', { name: 'OSPF in Practice' }));
    await expect(page.getByRole('heading', { level: 1, name: 'OSPF in Practice' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Buy this course' })).toHaveAttribute(
      'href',
      '/checkout/ospf-in-practice',
    );
    for (const path of ['/', '/courses', '/courses/ospf-in-practice', '/courses/nothing']) {
      await page.goto(path);
      expect([path, await findFaults(page), await sidewaysBy(page)]).toEqual([path, [], 0]);
    }
  });
}

for (const width of [390, 1440]) {
  test(`a visitor repairs the network of the landing page by keys, ${width} px wide`, {
    ...(width === 390 && { tag: '@gate' }),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const field = page.getByRole('textbox', { name: 'Command for R1' });
    const network = page.getByRole('img', { name: /^PC1, R1, R2 and SRV1/ });
    await expect(network).toHaveAccessibleName(/dropped at R1/);
    await field.fill('ip route 10.0.40.0 255.255.255.0 10.0.12.2');
    await field.press('Enter');
    await expect(page.getByText('! R1: Looks up 10.0.30.10 and finds no route.')).toHaveCount(2);
    // Another right answer than the one that is offered.
    await field.fill('ip route 0.0.0.0 0.0.0.0 10.0.12.2');
    await field.press('Enter');
    await expect(network).toHaveAccessibleName(/its reply comes back/);
    await expect(page.getByText('Reply arrived, TTL 62')).toBeVisible();
    expect([await findFaults(page), await sidewaysBy(page)]).toEqual([[], 0]);
    await page.getByRole('link', { name: 'Keep going in lesson 1' }).click();
    await expect(page).toHaveURL(/\/courses\/.+\/lessons\/\d+$/);
  });
}

test('what a visitor jumps to or focuses is below the head of the page', async ({ page }) => {
  await page.goto('/');
  const top = async (target: Locator) => (await target.boundingBox())?.y ?? 0;
  const foot = page.getByRole('contentinfo');
  for (const [link, heading] of [
    ['How it works', 'Learn it, do it, have it read'],
    ['Mentors', 'Mentors who read your work'],
  ] as const) {
    await foot.getByRole('link', { name: link, exact: true }).click();
    await expect.poll(() => top(page.getByRole('heading', { name: heading }))).toBeGreaterThan(74);
  }
  const course = page.getByRole('link', { name: 'OSPF in Practice' }).first();
  await foot.scrollIntoViewIfNeeded();
  await course.focus();
  expect(await top(course)).toBeGreaterThan(74);
});

test('the pages work without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${baseURL}/`);
  await page.locator('summary').first().click();
  await page.getByRole('navigation', { name: 'Menu' }).getByText('Courses').click();
  await page.getByRole('searchbox').fill('ospf');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('1 course', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'OSPF in Practice' }).click();
  await expect(page.getByRole('link', { name: 'Buy this course' })).toBeVisible();
  await page.getByRole('link', { name: 'Rumours and maps' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rumours and maps' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('paragraph').nth(2)).toBeVisible();
  for (const [path, text] of [
    ['/privacy', 'What is kept, and for how long'],
    ['/terms-of-sale', 'Price and payment'],
    ['/changes', 'What’s new'],
  ]) {
    await page.goto(`${baseURL}${path}`);
    await expect(page.getByRole('heading', { name: `${text}` })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await page.goto(`${baseURL}/verify/0000000000000000`);
  await expect(page.getByRole('heading', { name: 'No certificate has this code' })).toBeVisible();
  await context.close();
});

for (const [choice, width] of [
  ['Only what is needed', 390],
  ['Allow', 1440],
] as const) {
  test(`public pages ask a visitor who chooses “${choice}” once, ${width} px wide`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/referrals/clicks')) told.push(request.postData() ?? '');
    });
    await page.goto(`${baseURL}/programs#invite=maya`);
    const bar = page.getByRole('region', { name: 'Privacy choices' });
    await expect(bar.getByText(/who invited you/)).toBeInViewport();
    expect(await findFaults(page)).toEqual([]);
    expect(await movedBy(page)).toBeLessThan(0.001);
    const { cookies, origins } = await context.storageState();
    expect([cookies, origins.flatMap(({ localStorage }) => localStorage), told]).toEqual([
      [],
      [],
      [],
    ]);
    // Whatever gets the focus meanwhile is above it.
    const keys = keysOf(page);
    for (const card of await page.getByRole('main').getByRole('link').all()) await keys.reach(card);
    await keys.press(bar.getByRole('button', { name: choice }));
    await expect(bar).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => told).toEqual(choice === 'Allow' ? ['{"referralCode":"maya"}'] : []);
    await page.goto(`${baseURL}/courses/nothing`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toBeHidden();
    await page.goto(`${baseURL}/privacy`);
    await expect(page.getByRole('button', { pressed: true })).toHaveText(
      choice === 'Allow' ? 'Allow counting and recording' : choice,
    );
    await expect(page.getByRole('status')).toHaveText(/^On \d+ \w+ \d{4} you /);
    expect(await findFaults(page)).toEqual([]);
    await context.close();
  });
}

/** How far the page has moved by itself. */
const movedBy = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, one) => sum + (one as LayoutShift).value, 0);
  });

interface LayoutShift extends PerformanceEntry {
  value: number;
}

test('whoever is signed in gets the app, until the session is over', async ({ context, page }) => {
  await newLearner(context, {});
  await page.goto('/courses');
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  await context.clearCookies({ name: 'uplink_session' });
  await page.goto('/courses/ospf-in-practice');
  await expect(page.getByRole('link', { name: 'Buy this course' })).toBeVisible();
  const { cookies } = await context.storageState();
  expect(cookies.filter(({ name }) => name === 'uplink_signed_in')).toEqual([]);
});

test('signing in leads back to the page it began at', async ({ page }) => {
  const { email, password } = await grant({});
  await page.goto('/courses/ospf-in-practice');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/courses\/ospf-in-practice$/);
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
});

test('a crawler finds every page of the sitemap with a title and data of its own', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = '']) => one);
  expect(addresses.filter((address) => address.includes('/lessons/')).length).toBeGreaterThan(3);
  const pages = addresses;
  expect(pages.length).toBeGreaterThan(10);
  const titles = new Set<string>();
  const links = new Set<string>();
  for (const address of pages) {
    const html = await read(request, address);
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html).toMatch(/<meta name="description" content="[^"]+">/);
    for (const data of dataIn(html)) expect(faultsOf(data)).toEqual([]);
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) links.add(link);
  }
  expect(titles.size).toBe(pages.length);
  const dead: string[] = [];
  for (const link of links) {
    if (link.startsWith('/session/')) continue;
    const { status } = await fetchPage(request, link);
    if (status !== 200) dead.push(`${link} ${status}`);
  }
  expect(dead).toEqual([]);
});

async function fetchPage(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { headers: { accept: 'text/html' } });
  return { status: answer.status(), html: await answer.text() };
}

async function read(request: APIRequestContext, address: string): Promise<string> {
  const { status, html } = await fetchPage(request, address);
  expect([address, status]).toEqual([address, 200]);
  return html;
}

type Data = Record<string, unknown> & { '@type': string };

function dataIn(html: string): Data[] {
  const found = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...found].map(([, text = '']) => JSON.parse(text) as Data);
}

/** What schema.org and the search engines ask of each kind. */
const required: Record<string, string[]> = {
  Course: ['name', 'description', 'provider', 'hasCourseInstance', 'url'],
  Product: ['name', 'description', 'image', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Offer: ['price', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  CourseInstance: ['courseMode', 'courseWorkload'],
  EducationalOrganization: ['name', 'url'],
  LearningResource: ['name', 'url', 'isPartOf', 'provider'],
};

function faultsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(faultsOf);
  if (typeof value !== 'object' || value === null) return [];
  const { '@type': type, ...rest } = value as Data;
  const known = required[type];
  const own = known ? known.filter((name) => !rest[name]).map((name) => `${type}.${name}`) : [type];
  return [...own, ...Object.values(rest).flatMap(faultsOf)];
}
