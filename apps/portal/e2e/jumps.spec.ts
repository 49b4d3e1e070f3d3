import { expect, type Page, test } from '@playwright/test';
import { newLearner } from './learner.ts';
import { open } from './looks.ts';
import { signIn } from './people.ts';

const mostShift = 0.02;

test('nothing jumps while a page loads', async ({ context, page }) => {
  const learner = await newLearner(context, { 'vlans-and-switching': 6 });
  const lessons = await learner.lessons('vlans-and-switching');
  const jumps = await watchJumps(page);
  const found = await jumps([
    lessons[4]?.path ?? '',
    `${lessons[6]?.path}/quiz`,
    `${lessons[6]?.path}/homework`,
  ]);
  // With news waiting, the strip of notifications stands above these.
  await context.clearCookies();
  await signIn(page, 'maya');
  await expect(page.getByText("You've got new notifications!")).toBeVisible();
  found.push(
    ...(await jumps(['/', '/courses', '/courses/vlans-and-switching', '/homeworks', '/quizzes'])),
  );
  expect(found).toEqual([]);
});

test('nothing jumps when what a page shows comes a moment after its skeleton', async ({
  context,
  page,
}) => {
  const learner = await newLearner(context, { 'vlans-and-switching': 6 });
  const [written, , , , filmed] = await learner.lessons('vlans-and-switching');
  const jumps = await watchJumps(page);
  // The skeleton stands for its time then; what the page shows beside must not be there before.
  await page.route(/\/me\/lessons\/\d+$|\/modules\/\d+\/details$/, async (route) => {
    await page.getByRole('status', { name: /^Loading/ }).waitFor();
    await route.continue();
  });
  expect(
    await jumps([written?.path ?? '', filmed?.path ?? '', '/courses/vlans-and-switching']),
  ).toEqual([]);
});

/** Counts from now on how far things move by themselves; opens pages, wide and narrow, and names those where they do. */
async function watchJumps(page: Page): Promise<(paths: string[]) => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async (paths) => {
    const found: string[] = [];
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await open(page, path);
        const shift = await page.evaluate(() =>
          (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
        );
        if (shift > mostShift) found.push(`${path} at ${width}: ${shift.toFixed(3)}`);
      }
    }
    return found;
  };
}
