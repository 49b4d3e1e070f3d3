import { chromium, expect, type Page } from '@playwright/test';
import { chromiumPath } from '../../../../tools/chromium.mjs';
import { answerAll } from '../support/answer-all.ts';
import { freeLesson, isReady, openHost, siteOf, siteWith } from '../support/host-page.ts';
import { test } from '../support/journey.ts';

/** The academy by another name: on its own site a frame would not be a third party. */
const academyOf = (baseURL: string | undefined) =>
  (baseURL ?? '').replace('localhost', '127.0.0.1');

/** As browsers do that keep nothing for frames of other sites: whatever asks for storage is refused. */
function refuseStorage(academy: string) {
  if (location.origin !== academy) return;
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
}

/** Cookies that calls of the frame took along. */
function watchCookies(page: Page, academy: string) {
  const sent: Promise<string | null>[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(academy))
      sent.push(request.headerValue('cookie').catch(() => null));
  });
  return async () => (await Promise.all(sent)).filter(Boolean);
}

test('without cookies and storage of third parties a lesson and its quiz are finished', async ({
  baseURL,
}) => {
  const academy = academyOf(baseURL);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--test-third-party-cookie-phaseout',
    ],
  });
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.addInitScript(refuseStorage, academy);
    const cookies = watchCookies(page, academy);
    const lesson = await freeLesson(page, baseURL);
    const element = `<uplink-lesson partner-key="KEY" course="ospf-in-practice" lesson="${lesson}" title="A lesson"></uplink-lesson><uplink-checkout partner-key="KEY" page="ospf-in-practice" title="Buy"></uplink-checkout>`;
    await openHost(page, academy, { html: siteWith(element), origin: siteOf(baseURL) });
    await isReady(page, 'uplink-lesson');
    const frame = page.frameLocator('iframe[title="A lesson"]');
    await frame.getByRole('button', { name: 'Finish lesson' }).press('Enter');
    await answerAll(frame);
    await frame.getByRole('button', { name: 'Submit answers' }).click();
    await expect(frame.getByText(/of 4/).first()).toBeVisible();
    await isReady(page, 'uplink-checkout');
    await expect(
      page.frameLocator('iframe[title="Buy"]').getByRole('button', { name: 'Pay $149.00' }),
    ).toBeVisible();
    expect(await cookies()).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  } finally {
    await browser.close();
  }
});
