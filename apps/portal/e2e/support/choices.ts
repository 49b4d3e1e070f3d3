import { expect, type Locator } from '@playwright/test';

/** Chooses from a list, then waits for the focus to return to its button: it would take what is typed before. */
export async function choose(button: Locator, option: Locator): Promise<void> {
  await button.click();
  await option.click();
  await expect(button).toBeFocused();
}
