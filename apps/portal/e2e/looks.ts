import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { classesWithoutSheet } from './styles.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 820, height: 1100 },
  { width: 390, height: 844 },
];
/** The width of 1280 pixels at 400 %. */
const narrowest = { width: 320, height: 640 };

/** What axe finds in light and dark, and whether the page can be pushed sideways. */
export async function look(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours change over: what axe reads is what stands there afterwards.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    // No page holds a frame: the run needs no page of its own to gather frames in.
    // The words of a button that waits are read out by its name, also when it is gone already.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude('[data-live-announcer]');
    // Only colours differ in the dark.
    const { violations } = await (colorScheme === 'dark'
      ? axe.withRules(['color-contrast'])
      : axe
    ).analyze();
    for (const { id, nodes } of violations)
      for (const { target } of nodes)
        found.push(`${name} ${colorScheme} ${id}: ${target.join(' ')}`);
  }
  const bare = await classesWithoutSheet(page);
  if (bare.length > 0) found.push(`${name} lacks the sheet of ${bare.join(', ')}`);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (sideways > 0) found.push(`${name} goes ${sideways} px sideways`);
  return found;
}

export async function lookAtAllSizes(page: Page, name: string, narrow = true): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    found.push(...(await look(page, `${name} at ${size.width}`)));
  }
  if (narrow) {
    await page.setViewportSize(narrowest);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > narrowest.width) found.push(`${name} is ${width} px wide at 320`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}

export async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}
