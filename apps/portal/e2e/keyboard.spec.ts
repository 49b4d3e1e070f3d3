import { expect, type Page, test } from '@playwright/test';

const most = 120;

/** Goes on by Tab until the focus is on something with this name; fails when it never comes. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label =
        element?.getAttribute('aria-label') ??
        element?.closest('label')?.textContent ??
        element?.textContent;
      return (label ?? '').replace(/\s+/g, ' ').trim();
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never reached ${name}.`);
}

test('from sign-in to a handed-in quiz without a pointer', async ({ page }) => {
  await page.goto('/courses');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('bram@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Uplink-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await expect(page.getByText('VLANs and Switching Foundations')).toBeVisible();

  await page.keyboard.press('Tab');
  await tabTo(page, /VLANs and Switching Foundations/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start learning' })).toBeVisible();
  await tabTo(page, /^Start learning$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Finish lesson' })).toBeVisible();
  await tabTo(page, /^Finish lesson$/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('button', { name: 'Submit answers' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  const kinds = await page.locator('.ul-question__n').allTextContents();
  for (const kind of kinds) {
    await page.keyboard.press('Tab');
    if (kind.includes('fill in')) await page.keyboard.type('something');
    else await page.keyboard.press('Space');
    const boxes = kind.includes('all that apply') ? 3 : 0;
    for (let count = 0; count < boxes; count += 1) await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Submit answers' })).toBeEnabled();
  await tabTo(page, /^Submit answers$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/quizzes\/\d+\/submissions\/\d+$/);
});
