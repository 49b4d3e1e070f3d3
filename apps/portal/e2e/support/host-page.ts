import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

export interface HostPage {
  /** The site's HTML. `LOADER` becomes the script of the academy, `KEY` the demo partner's key. */
  html: string;
  headers?: Record<string, string>;
  /** @default the demo partner's site, ten ports above the academy */
  origin?: string;
}

export interface WatchedPage {
  /** Errors of the site's console: policies that were broken, code that failed. */
  errors: string[];
  /** How far things moved (layout shift) until each frame had the height of its content. */
  shift: () => Promise<number>;
}

export const demoKey = 'pk_demo_cable_and_crew';

export const docs = readFileSync(new URL('../../../../docs/embeds.md', import.meta.url), 'utf8');

/** Reserves for each element the height that its docs name. */
const reserved = [...docs.matchAll(/^\| `<(uplink-\w+)>` \| (\d+) px \| (\d+) px \|$/gm)]
  .map(
    ([, name, wide, narrow]) =>
      `${name}{display:block;min-height:${wide}px}@media(max-width:700px){${name}{min-height:${narrow}px}}`,
  )
  .join('');

/** A site with an element of the academy, whose height it reserves unless other styles are given. */
export const siteWith = (element: string, styles = reserved) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Shop</title><style>${styles}</style>LOADER<h1>Shop</h1>${element}<p>Below</p>`;

export const courseElement =
  '<uplink-course partner-key="KEY" course="ospf-in-practice" title="The course"><a href="/link">See the course</a></uplink-course>';

export const checkoutElement =
  '<uplink-checkout partner-key="KEY" page="ospf-in-practice" title="Buy"><a href="/link">Buy the course</a></uplink-checkout>';

/** A lesson of the demo partner's course, or its quiz. */
export const lessonElement = (kind: 'lesson' | 'quiz', lesson: number) =>
  `<uplink-${kind} partner-key="KEY" course="ospf-in-practice" lesson="${lesson}" title="The ${kind}"></uplink-${kind}>`;

/** The number of the first free lesson of the demo partner's course. */
export async function freeLesson(page: Page, baseURL: string | undefined): Promise<number> {
  const answer = await page.request.get(`${baseURL}/front/products/2/ospf-in-practice`);
  const { sections }: { sections: { lessons: { id: number; isFree: boolean }[] }[] } =
    await answer.json();
  const lesson = sections.flatMap(({ lessons }) => lessons).find(({ isFree }) => isFree);
  if (!lesson) throw new Error('No lesson of the course is free.');
  return lesson.id;
}

export const isReady = (page: Page, name = 'uplink-course') =>
  expect(page.locator(name).first()).toHaveAttribute('data-state', 'ready', { timeout: 30_000 });

/** The demo partner's site. */
export function siteOf(baseURL: string | undefined): string {
  const url = new URL(baseURL ?? '');
  url.port = String(Number(url.port) + 10);
  return url.origin;
}

/** Opens a page of a partner's site that this test writes, and watches what goes wrong there. */
export async function openHost(
  page: Page,
  baseURL: string | undefined,
  { html, headers = {}, origin = siteOf(baseURL) }: HostPage,
): Promise<WatchedPage> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  const url = `${origin}/host-page`;
  const body = html
    .replaceAll('LOADER', `<script src="${baseURL}/loader/v1.js" async></script>`)
    .replaceAll('KEY', demoKey);
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body }),
  );
  // A page that no server sent may otherwise not ask an academy on this machine.
  await page.context().grantPermissions(['local-network-access']);
  await page.addInitScript(() => {
    let moved = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const { value } of entries as (PerformanceEntry & { value: number })[]) moved += value;
    };
    const watch = new PerformanceObserver((list) => add(list.getEntries()));
    watch.observe({ type: 'layout-shift', buffered: true });
    const readShift = async () => {
      // It is told once the page was drawn: what moved before that is counted.
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
      add(watch.takeRecords());
      return moved;
    };
    Object.assign(window, { readShift });
  });
  await page.goto(url);
  const shift = async () => {
    await expectWholeFrames(page);
    return page.evaluate(() =>
      (window as unknown as { readShift: () => Promise<number> }).readShift(),
    );
  };
  return { errors, shift };
}

/** Waits until no frame of the academy has more content than height. */
async function expectWholeFrames(page: Page) {
  for (const frame of page.frames().filter((one) => one.url().includes('/embed/')))
    await expect
      .poll(() => frame.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBe(0);
}
