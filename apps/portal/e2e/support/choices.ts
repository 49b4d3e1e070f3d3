import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Keys } from './keys.ts';

/** Chooses from a list, then waits for the focus to return to its button: it would take what is typed before. */
export async function choose(button: Locator, option: Locator): Promise<void> {
  await button.click();
  await option.click();
  await expect(button).toBeFocused();
}

/** Opens a list by keyboard, types the beginning of a choice and takes it; `place` is the frame that the list is in. */
export async function chooseByKeys(
  keys: Keys,
  list: Locator,
  begin: string,
  place: Page | FrameLocator = list.page(),
): Promise<void> {
  await keys.press(list);
  const { keyboard } = list.page();
  await expect(place.getByRole('listbox')).toBeVisible();
  await keyboard.type(begin);
  await keyboard.press('Enter');
  await expect(place.getByRole('listbox')).toBeHidden();
}
