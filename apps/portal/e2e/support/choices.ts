import { expect, type Locator } from '@playwright/test';
import type { Keys } from './keys.ts';

/** Chooses from a list, then waits for the focus to return to its button: it would take what is typed before. */
export async function choose(button: Locator, option: Locator): Promise<void> {
  await button.click();
  await option.click();
  await expect(button).toBeFocused();
}

/** Opens a list by keyboard, types the beginning of a choice and takes it. */
export async function chooseByKeys(keys: Keys, list: Locator, begin: string): Promise<void> {
  await keys.press(list);
  const page = list.page();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type(begin);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
}
