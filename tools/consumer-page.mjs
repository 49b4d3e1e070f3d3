import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumPath } from './chromium.mjs';

/**
 * Opens the built page of an app in a browser. An error in the page fails it.
 * @template T
 * @param {string} app
 * @param {(page: import('playwright').Page, open: () => Promise<unknown>) => Promise<T>} walk
 * @returns {Promise<T>}
 */
export async function onPageOf(app, walk) {
  const server = await preview({ root: app, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const address = String(server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]);
    const result = await walk(page, () => page.goto(address)).catch((failure) => {
      // Errors of the page say more than what was waited for in vain.
      throw errors.length > 0 ? new Error(errors.join('\n')) : failure;
    });
    if (errors.length > 0) throw new Error(errors.join('\n'));
    return result;
  } finally {
    await browser.close();
    await server.close();
  }
}
