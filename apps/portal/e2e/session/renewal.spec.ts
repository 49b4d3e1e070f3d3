import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner } from '../support/learner.ts';

test.use({ isFreshBrowser: true });

test('two tabs renew their token once', async ({ context, page }) => {
  await newLearner(context, {});
  const second = await context.newPage();
  // Its tabs share this clock: moving it once for each would make a token of the first move too old in the second.
  await context.clock.install();
  for (const tab of [page, second]) {
    await tab.goto('/');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  }
  let renewals = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/session/token')) renewals += 1;
  });
  await context.clock.fastForward(61_000);
  await Promise.all(
    [page, second].map((tab) =>
      tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click(),
    ),
  );
  for (const tab of [page, second])
    await expect(tab.getByRole('main').getByRole('link', { name: /^Course VLANs/ })).toBeVisible();
  expect(renewals).toBe(1);
});
