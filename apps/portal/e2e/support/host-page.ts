import type { Page } from '@playwright/test';

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
