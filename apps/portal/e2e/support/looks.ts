import { expect, type Page, type Request } from '@playwright/test';
import { findFaults } from './axe.ts';
import { classesWithoutSheet } from './styles.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 820, height: 1100 },
  { width: 390, height: 844 },
];
/** The width of 1280 pixels at 400 %. */
const narrowest = { width: 320, height: 640 };

/** What another size can change: the rest of axe's rules read the same elements as before. */
const rulesOfSize = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** Every size is looked at by axe in the whole run; the gate looks at one, and whether all of them fit. */
export const isEveryLook = process.env.LOOKS === 'all';

/** What axe finds in light and dark, and whether the page can be pushed sideways. */
export async function look(page: Page, name: string, rules?: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(settle);
    // Only colours differ in the dark.
    const faults = await findFaults(page, colorScheme === 'dark' ? ['color-contrast'] : rules);
    found.push(...faults.map((fault) => `${name} ${colorScheme} ${fault}`));
  }
  return [...found, ...(await measure(page, name))];
}

async function measure(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  const bare = await classesWithoutSheet(page);
  if (bare.length > 0) found.push(`${name} lacks the sheet of ${bare.join(', ')}`);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (sideways > 0) found.push(`${name} goes ${sideways} px sideways`);
  return found;
}

/** Colours change over, parts come in: what axe reads is what is there afterwards. */
async function settle() {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  // One that is cancelled has ended as well.
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

export async function lookAtAllSizes(page: Page, name: string, narrow = true): Promise<string[]> {
  const found: string[] = [];
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size);
    const where = `${name} at ${size.width}`;
    if (index === 0) found.push(...(await look(page, where)));
    else if (isEveryLook) found.push(...(await look(page, where, rulesOfSize)));
    else found.push(...(await measure(page, where)));
  }
  if (narrow) {
    await page.setViewportSize(narrowest);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > narrowest.width) found.push(`${name} is ${width} px wide at 320`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}

/** Opens a page of its own at that address, and waits until all of it is there. */
export async function open(page: Page, path: string) {
  const isQuiet = listen(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(isQuiet, { intervals: [50] }).toBe(true);
  await expect(page.getByText('Something went wrong!'), path).toHaveCount(0);
}

/** Longer than a part that came needs until it asks for the next. */
const quietMs = 200;

/** Whether nothing is on its way to the page any more, nor was a moment ago. */
function listen(page: Page): () => boolean {
  const onWay = new Set<Request>();
  let changedAt = Date.now();
  const change = (act: (request: Request) => void) => (request: Request) => {
    act(request);
    changedAt = Date.now();
  };
  const begin = change((request) => onWay.add(request));
  const end = change((request) => onWay.delete(request));
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return () => {
    if (onWay.size > 0 || Date.now() - changedAt < quietMs) return false;
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
    return true;
  };
}
