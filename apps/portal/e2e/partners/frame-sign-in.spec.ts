import { expect } from '@playwright/test';
import { openHost } from '../support/host-page.ts';
import { test } from '../support/journey.ts';
import { newLearner } from '../support/learner.ts';

const course = 'vlans-and-switching';

interface Outline {
  sections: { lessons: { id: number; name: string; isFree: boolean }[] }[];
}

for (const isBlocked of [false, true]) {
  test(`a learner opens a lesson of theirs in a frame by ${isBlocked ? 'a tab, where windows are blocked' : 'a window of the academy'}`, async ({
    page,
    context,
    baseURL,
  }) => {
    if (isBlocked)
      await page.addInitScript(() => {
        Object.assign(globalThis, { open: () => null });
      });
    const answer = await page.request.get(`${baseURL}/front/products/2/${course}`);
    const { sections }: Outline = await answer.json();
    const lessons = sections.flatMap((section) => section.lessons);
    const before = lessons.findIndex(({ isFree }) => !isFree);
    const lesson = lessons[before];
    if (!lesson) throw new Error('Every lesson of the course is free.');
    await newLearner(context, { [course]: before });
    await openHost(page, baseURL, {
      html: `<!doctype html><html lang="en"><title>Shop</title>LOADER<h1>Shop</h1><uplink-lesson style="display:block;min-height:1200px" partner-key="KEY" course="${course}" lesson="${lesson.id}" title="The lesson"></uplink-lesson>`,
    });
    await expect(page.locator('uplink-lesson')).toHaveAttribute('data-state', 'ready');
    const frame = page.frameLocator('iframe[title="The lesson"]');
    await expect(frame.getByRole('heading', { level: 1, name: lesson.name })).toBeVisible();
    const opening = context.waitForEvent('page');
    await frame.getByRole('link', { name: 'Sign in' }).click();
    const window = await opening;
    const told = await frame.getByRole('status').filter({ hasText: 'code' }).textContent();
    const [, code = ''] = /code (\w{4})/.exec(told ?? '') ?? [];
    await expect(window.getByText(code, { exact: true })).toBeVisible();
    await window.getByRole('button', { name: 'Open the lesson there' }).click();
    await expect(window.getByRole('heading', { name: `${lesson.name} is open` })).toBeVisible();
    await expect(frame.getByRole('button', { name: 'Finish lesson' })).toBeVisible();
    await expect(frame.getByRole('heading', { level: 1, name: lesson.name })).toBeVisible();
    // The course is theirs: what is locked has to be reached first, and there is nothing to buy.
    await expect(frame.getByText(/ opens when .* is done\.$/)).toBeVisible();
    await expect(frame.getByText(/with the full course/)).toHaveCount(0);
    await expect(frame.getByRole('link', { name: 'Unlock the course' })).toHaveCount(0);
    await window.close();
  });
}
