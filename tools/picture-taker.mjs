import { createHash } from 'node:crypto';
import { launchCarriedChromium } from './carried-chromium.mjs';

/** Some stories show the address of their page: the port behind it changes with each run. */
const origin = 'http://stories.localhost';
/** The clock of every picture. It stands still while timers run. */
const now = new Date('2026-03-12T12:00:00Z');
/** The same for stories whose clock has to run: after the end of each. */
const later = new Date('2026-03-12T12:00:59Z');
/** In milliseconds, how long after its end a story is taken, twice: drafts are sent, and then said to be saved. */
const afterwards = 3000;
/** Where a story doesn't say how wide its page is: as wide as in tests. */
const usual = { width: 1440, height: 900 };
/** Of Storybook's toolbar, in the address: a reloaded page has them too. Tests look for violations, pictures don't. */
const globals = 'theme:light;motion:less;a11y.manual:!true';

/** @typedef {'light' | 'dark'} Theme */
/** @typedef {{ theme: Theme, hash: string, png: Buffer }} Picture */

/**
 * Takes pictures of the built Storybook: no animation, one clock, seeded chance, bundled browser and fonts.
 * @param {string} url
 */
export async function createPictureTaker(url) {
  const { browser, close } = await launchCarriedChromium([
    `--host-resolver-rules=MAP ${new URL(origin).hostname}:80 ${new URL(url).host}`,
  ]);
  return {
    version: browser.version(),
    close,
    /** One page for stories that are taken one after the other. */
    open: async () => {
      const context = await browser.newContext({
        viewport: usual,
        reducedMotion: 'reduce',
        timezoneId: 'UTC',
        locale: 'en-US',
      });
      const page = await context.newPage();
      await page.clock.install({ time: now });
      await page.clock.setFixedTime(now);
      await page.addInitScript(makeChanceRepeatable);
      await page.goto(`${origin}/iframe.html?viewMode=story&id=${nothing}&globals=${globals}`);
      await page.waitForFunction(isReady, undefined, { timeout: 60_000 });
      return {
        /** @param {string} id */
        take: (id) => takeStory(page, id),
        close: () => context.close(),
      };
    },
  };
}

/** No story has this id: the page is there, and shows none yet. */
const nothing = 'none--none';

/**
 * Light and dark. A story that sets its theme itself has one picture.
 * @param {import('playwright').Page} page @param {string} id @returns {Promise<Picture[]>}
 */
async function takeStory(page, id) {
  const { size, theme, isClockRunning } = await page.evaluate(readStory, id);
  await (isClockRunning ? page.clock.setSystemTime(now) : page.clock.setFixedTime(now));
  await page.setViewportSize(size ?? usual);
  await page.evaluate(show, id);
  await waitForEnd(page, id);
  const fault = await page.evaluate(readFault);
  if (fault) throw new Error(fault);
  const isComplete = await waitForAnswers(page);
  await page.evaluate(whenLoaded);
  await page.clock.runFor(afterwards);
  if (isComplete) {
    await waitForAnswers(page);
    await page.clock.runFor(afterwards);
  }
  await page.clock.setFixedTime(isClockRunning ? later : now);
  if (theme) return [{ theme, ...(await shootSettled(page)) }];
  return [await shootIn(page, id, 'dark'), await shootIn(page, id, 'light')];
}

/**
 * Storybook reloads its page when the next story comes while it still draws this one.
 * @param {import('playwright').Page} page @param {string} id
 */
async function waitForEnd(page, id) {
  await page.waitForFunction(isFinished, id, { timeout: 60_000 }).catch(async () => {
    throw new Error(`isn't done after a minute: ${await page.evaluate(readProgress)}`);
  });
}

/** Some stories show how it is while an answer doesn't come. @param {import('playwright').Page} page */
function waitForAnswers(page) {
  return page.waitForFunction(isAnswered, undefined, { timeout: 2000 }).then(
    () => true,
    () => false,
  );
}

/**
 * Changing the theme paints all anew: what was painted before the page scrolled can differ by a shade.
 * @param {import('playwright').Page} page @param {string} id @param {Theme} theme @returns {Promise<Picture>}
 */
async function shootIn(page, id, theme) {
  await page.evaluate(wear, theme);
  await page.waitForFunction((name) => document.documentElement.dataset.theme === name, theme);
  await waitForEnd(page, id);
  return { theme, ...(await shootSettled(page)) };
}

/** The first picture that equals the one before. @param {import('playwright').Page} page */
async function shootSettled(page) {
  let before = await shoot(page);
  for (let tries = 0; tries < 10; tries += 1) {
    const next = await shoot(page);
    if (next.hash === before.hash) return next;
    before = next;
  }
  throw new Error('never settles');
}

/** @param {import('playwright').Page} page */
async function shoot(page) {
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  return { png, hash: createHash('sha256').update(png).digest('hex').slice(0, 12) };
}

// What follows runs in the page.

function makeChanceRepeatable() {
  let seed = 7;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  crypto.getRandomValues = (array) => {
    const bytes = array && new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    bytes?.forEach((_, index) => {
      bytes[index] = Math.random() * 256;
    });
    return array;
  };
  Reflect.set(window, 'repeatChance', () => {
    seed = 7;
  });
}

/**
 * @typedef {{
 *   tags: string[],
 *   storyGlobals: { theme?: Theme, viewport?: { value?: string } },
 *   parameters: { viewport?: { options?: Record<string, { styles: { width: string, height: string } }> } },
 * }} Story
 * @typedef {{
 *   channel: {
 *     emit: (name: string, value: unknown) => void,
 *     once: (name: string, hear: (value: { message: string }) => void) => void,
 *   },
 *   storyStoreValue?: { loadStory: (wanted: { storyId: string }) => Promise<Story> },
 *   currentRender?: { id: string, phase?: string },
 * }} Preview Storybook's own object in the page of a story
 */

function isReady() {
  const preview = /** @type {Preview | undefined} */ (Reflect.get(window, '__STORYBOOK_PREVIEW__'));
  return preview?.storyStoreValue !== undefined;
}

/** @param {string} storyId */
async function readStory(storyId) {
  const preview = /** @type {Preview} */ (Reflect.get(window, '__STORYBOOK_PREVIEW__'));
  const story = await preview.storyStoreValue?.loadStory({ storyId });
  const { theme, viewport } = story?.storyGlobals ?? {};
  const { width, height } =
    story?.parameters.viewport?.options?.[viewport?.value ?? '']?.styles ?? {};
  const size =
    width && height ? { width: parseInt(width, 10), height: parseInt(height, 10) } : undefined;
  return { theme, size, isClockRunning: story?.tags.includes('clock-runs') ?? false };
}

/** @param {string} storyId */
function show(storyId) {
  const { channel } = /** @type {Preview} */ (Reflect.get(window, '__STORYBOOK_PREVIEW__'));
  Reflect.get(window, 'repeatChance')();
  Reflect.deleteProperty(window, 'playFault');
  channel.once('playFunctionThrewException', ({ message }) => {
    Reflect.set(window, 'playFault', message);
  });
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** @param {Theme} theme */
function wear(theme) {
  const { channel } = /** @type {Preview} */ (Reflect.get(window, '__STORYBOOK_PREVIEW__'));
  channel.emit('updateGlobals', { globals: { theme } });
}

/** Whether Storybook has drawn the story and played it. @param {string} id */
function isFinished(id) {
  const preview = /** @type {Preview | undefined} */ (Reflect.get(window, '__STORYBOOK_PREVIEW__'));
  return preview?.currentRender?.id === id && preview.currentRender.phase === 'finished';
}

function readProgress() {
  const preview = /** @type {Preview | undefined} */ (Reflect.get(window, '__STORYBOOK_PREVIEW__'));
  return `${preview?.currentRender?.id} is ${preview?.currentRender?.phase}`;
}

/** What Storybook says in place of a story that could not be drawn, or why its play function ended early. */
function readFault() {
  const isDrawn = !document.body.classList.contains('sb-show-errordisplay');
  const said = isDrawn
    ? Reflect.get(window, 'playFault')
    : (document.getElementById('error-message')?.textContent ?? '');
  return said === undefined ? '' : `fails: ${said}`;
}

/** Whether all that a story asked its server for is there, and the card form in its frame. */
function isAnswered() {
  const isAsking = document.documentElement.hasAttribute('data-asking');
  return !isAsking && !document.querySelector('[data-status=loading] iframe');
}

async function whenLoaded() {
  // The browser's own controls show how much of a video is loaded by now.
  for (const video of document.querySelectorAll('video')) video.controls = false;
  // A font that is asked for late would come after the picture. One that only some systems have fails here.
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
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
