import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { demo, newLearner, signInAs } from '../support/learner.ts';
import { open } from '../support/looks.ts';

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
  // With news waiting, the strip of notifications is above these.
  await context.clearCookies();
  await signInAs(context, demo('maya'));
  await page.goto('/');
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
  // The skeleton is shown for its time then; what the page shows beside must not be there before.
  await page.route(/\/me\/lessons\/\d+$|\/modules\/\d+\/details$/, async (route) => {
    await page.getByRole('status', { name: /^Loading/ }).waitFor();
    await route.continue();
  });
  expect(
    await jumps([written?.path ?? '', filmed?.path ?? '', '/courses/vlans-and-switching']),
  ).toEqual([]);
});

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Counts from now on what moves by itself; opens pages, wide and narrow, and says where and what. */
async function watchJumps(page: Page): Promise<(paths: string[]) => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    const name = (node: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.className;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${name(node)} from ${previousRect.y} to ${currentRect.y}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async (paths) => {
    const found: string[] = [];
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await open(page, path);
        const shifts = await page.evaluate(
          () => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts,
        );
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        if (sum > mostShift)
          found.push(
            `${path} at ${width}: ${sum.toFixed(3)}, ${shifts.flatMap(({ moved }) => moved).join(', ')}`,
          );
      }
    }
    return found;
  };
}
