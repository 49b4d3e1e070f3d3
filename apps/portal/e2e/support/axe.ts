import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds on the page as it is, as `rule: element`. Its code is given to a page once, however
 * often it is asked, and it tells of faults alone: what is right is neither gathered nor sent.
 */
export async function findFaults(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    // The words of a button that waits are read out by its name, also when it is gone already.
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
      { exclude: [['[data-live-announcer]']] },
      { resultTypes: ['violations'], ...(only && { runOnly: only }) },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  }, rules);
}
