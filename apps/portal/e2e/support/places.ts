import type { FrameLocator, Locator, Page } from '@playwright/test';

/** Chooses the country of an address; the list opens beside a dialog that its field is in. */
export async function chooseCountry(
  form: Page | Locator | FrameLocator,
  name: string,
  list: Page | Locator | FrameLocator = form,
): Promise<void> {
  await form.getByRole('button', { name: /Country/ }).click();
  await list.getByRole('option', { name, exact: true }).click();
}
