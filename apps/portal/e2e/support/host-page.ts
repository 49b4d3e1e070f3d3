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
  /** How far things moved by themselves (layout shift). */
  shift: () => Promise<number>;
}

export const demoKey = 'pk_demo_cable_and_crew';

/** A site with an element of the academy, whose height it reserves. */
export const siteWith = (element: string) =>
  `<!doctype html><html lang="en"><title>Shop</title><style>uplink-course,uplink-checkout{display:block;min-height:1200px}</style>LOADER<h1>Shop</h1>${element}<p>Below</p>`;

export const courseElement =
  '<uplink-course partner-key="KEY" course="ospf-in-practice" title="The course"><a href="/link">See the course</a></uplink-course>';

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
    const own = window as unknown as { moved: number };
    own.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        own.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url);
  const shift = () => page.evaluate(() => (window as unknown as { moved: number }).moved);
  return { errors, shift };
}
