import type { FrameLocator, Locator, Page } from '@playwright/test';
import { choose } from './choices.ts';

/** Chooses the country of an address; the list opens beside a dialog that its field is in. */
export async function chooseCountry(
  form: Page | Locator | FrameLocator,
  name: string,
  list: Page | Locator | FrameLocator = form,
): Promise<void> {
  await choose(
    form.getByRole('button', { name: /Country/ }),
    list.getByRole('option', { name, exact: true }),
  );
}
