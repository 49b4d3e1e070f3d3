import { createHash } from 'node:crypto';
import { chromium } from 'playwright';
import { chromiumPath } from './chromium.mjs';

/** The clock of every picture. */
const now = new Date('2026-03-12T12:00:00Z');

/** @typedef {'light' | 'dark'} Theme */
/** @typedef {{ id: string, theme: Theme }} Look */
/** @typedef {{ hash: string, png: Buffer }} Picture */

/** Takes pictures of the built Storybook: no animation, one clock, seeded chance, bundled fonts. @param {string} url */
export async function createPictureTaker(url) {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--hide-scrollbars'],
      // A tile that is drawn in parts has slightly other edges.
      '--disable-partial-raster',
      ...['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    ],
  });
  return {
    version: browser.version(),
    close: () => browser.close(),
    /** @param {Look} look @returns {Promise<Picture>} */
    take: async ({ id, theme }) => {
      const context = await browser.newContext({
        viewport: { width: 1024, height: 768 },
        reducedMotion: 'reduce',
        timezoneId: 'UTC',
        locale: 'en-US',
      });
      try {
        const page = await context.newPage();
        await page.clock.setFixedTime(now);
        await page.addInitScript(seedChance);
        const globals = `theme:${theme};motion:less`;
        await page.goto(`${url}iframe.html?viewMode=story&id=${id}&globals=${globals}`);
        await page.waitForFunction(isFinished, undefined, { timeout: 60_000 });
        // Some stories show how it is while an answer doesn't come.
        await page.waitForFunction(isAnswered, undefined, { timeout: 5000 }).catch(() => {});
        await page.evaluate(whenLoaded);
        return await settled(page);
      } finally {
        await context.close();
      }
    },
  };
}

/** The first picture that equals the one before. @param {import('playwright').Page} page */
async function settled(page) {
  let before = await shoot(page);
  for (let tries = 0; tries < 10; tries += 1) {
    const next = await shoot(page);
    if (next.hash === before.hash) return next;
    before = next;
  }
  return before;
}

/** @param {import('playwright').Page} page @returns {Promise<Picture>} */
async function shoot(page) {
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  return { png, hash: createHash('sha256').update(png).digest('hex').slice(0, 16) };
}

function seedChance() {
  let seed = 7;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

/** Storybook's own word for a story whose play function ended. */
function isFinished() {
  const preview = /** @type {{ currentRender?: { phase?: string } } | undefined} */ (
    Reflect.get(window, '__STORYBOOK_PREVIEW__')
  );
  return ['completed', 'finished', 'errored'].includes(preview?.currentRender?.phase ?? '');
}

/** Whether all that a story asked its server for is there. */
function isAnswered() {
  return !document.documentElement.hasAttribute('data-asking');
}

async function whenLoaded() {
  // A font that is asked for late would come after the picture.
  await Promise.all([...document.fonts].map((font) => font.load()));
  await document.fonts.ready;
  const images = [...document.images].filter(({ complete }) => !complete);
  await Promise.all(
    images.map(
      (image) =>
        new Promise((resolve) => {
          image.addEventListener('load', resolve);
          image.addEventListener('error', resolve);
        }),
    ),
  );
}
