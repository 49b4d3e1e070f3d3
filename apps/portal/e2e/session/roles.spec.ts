import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { demo, signInAs } from '../support/learner.ts';

for (const [person, creator, admin] of [
  ['maya', false, false],
  ['daniel', true, false],
  ['ada', false, true],
] as const) {
  test(`${person} at the doors of the areas for some roles`, async ({ context, page }) => {
    await signInAs(context, demo(person));
    for (const [path, mayEnter] of [
      ['/creator/nowhere', creator],
      ['/admin/nowhere', admin],
    ] as const) {
      await page.goto(path);
      const closed = page.getByRole('heading', { name: "You don't have access to this area" });
      const empty = page.getByRole('heading', { name: 'A Black Hole just swallowed that page' });
      await expect(mayEnter ? empty : closed).toBeVisible();
      if (!mayEnter)
        await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible();
    }
    await page.goto('/creator/products');
    const list = page.getByRole('heading', { name: 'Products' });
    const title = page.getByRole('heading', { name: "You don't have access to this area" });
    await expect(creator ? list : title).toBeVisible();
  });
}
