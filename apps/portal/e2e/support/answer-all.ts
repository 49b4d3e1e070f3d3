import type { FrameLocator, Page } from '@playwright/test';
import { keyboard as hands } from './hands.ts';
import { enter } from './steer.ts';

/** Answers what a page of questions asks, right or not. */
export async function answerAll(page: Page | FrameLocator) {
  await page.getByRole('button', { name: 'Submit answers' }).waitFor();
  for (const group of await page.getByRole('radiogroup').all()) {
    await group.getByRole('radio').first().press('Space');
  }
  for (const group of await page.getByRole('group').all()) {
    const box = group.getByRole('checkbox').first();
    if ((await box.count()) === 0) continue;
    await box.press('Space');
  }
  for (const blank of await page.getByLabel(/^Blank in question/).all()) await blank.fill('90');
}

/** The same by keyboard alone. */
export async function answerAllByKeys(page: Page | FrameLocator) {
  await page.getByRole('button', { name: 'Submit answers' }).waitFor();
  for (const group of await page.getByRole('radiogroup').all()) {
    await enter(group);
    await group.page().keyboard.press('Space');
  }
  for (const group of await page.getByRole('group').all()) {
    const box = group.getByRole('checkbox').first();
    if ((await box.count()) > 0) await hands.pick(box);
  }
  for (const blank of await page.getByLabel(/^Blank in question/).all())
    await hands.write(blank, '90');
}
