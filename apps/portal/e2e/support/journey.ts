import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';

interface Journey {
  /** Someone else's browser, a mentor's for instance. */
  office: BrowserContext;
}

interface Options {
  /** Whether the journey needs a browser no one has used: it moves the clock, or has a service worker. */
  isFreshBrowser: boolean;
}

type Shelf = Map<'device' | 'office', BrowserContext>;

/**
 * Journeys of one worker use the same two browsers one after the other, so that the portal's code is loaded and
 * compiled once. Everything that belongs to a person is cleared in between.
 */
export const test = base.extend<Journey & Options, { shelf: Shelf }>({
  isFreshBrowser: [false, { option: true }],
  shelf: [({ browserName: _ }, use) => use(new Map()), { scope: 'worker' }],
  context: async ({ browser, shelf, isFreshBrowser, baseURL }, use) => {
    if (isFreshBrowser) {
      const context = await openBrowser(browser);
      await use(context);
      return context.close();
    }
    const context = await take(shelf, 'device', browser);
    await use(context);
    await clear(context, baseURL ?? '');
  },
  office: async ({ browser, shelf, baseURL }, use) => {
    const context = await take(shelf, 'office', browser);
    await use(context);
    await clear(context, baseURL ?? '');
  },
  page: async ({ context, reducedMotion }, use) => {
    const page: Page = await context.newPage();
    // The setting of a journey, which the browser it takes over may not have been opened with.
    await page.emulateMedia({ reducedMotion: reducedMotion ?? 'no-preference' });
    await use(page);
  },
});

/** As someone who was asked before: a bar over the page is for the journeys about it. */
async function openBrowser(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    const [key, at] = ['uplink.consent', '2026-11-01T12:00:00.000Z'];
    try {
      if (!localStorage.getItem(key))
        localStorage.setItem(key, JSON.stringify({ choice: 'needed', version: 1, at }));
    } catch {
      // A frame without storage.
    }
  });
  return context;
}

async function take(shelf: Shelf, name: 'device' | 'office', browser: Browser) {
  const context = shelf.get(name) ?? (await openBrowser(browser));
  shelf.set(name, context);
  return context;
}

/** All but the code that the browser keeps. */
async function clear(context: BrowserContext, baseURL: string) {
  await Promise.all(context.pages().map((page) => page.close()));
  context.removeAllListeners();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearCookies();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(baseURL).origin,
    storageTypes: 'local_storage,indexeddb,cache_storage',
  });
  await page.close();
}
