import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** The width and theme of a story itself were looked at already, by all rules. */
const narrower = 390;
/** What a width or a theme can break. */
const rules = ['color-contrast', 'scrollable-region-focusable'];

const still = document.createElement('style');
still.textContent =
  '*, *::before, *::after { transition: none !important; animation: none !important; }';

/** As a story stands at its end it is also looked at in the other theme, and narrow in both. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const root = document.documentElement;
  const own = root.dataset.theme;
  const found: string[] = [];
  const look = async (theme: string) => {
    root.dataset.theme = theme;
    const { violations } = await axe.run(
      { exclude: ['[data-live-announcer]'] },
      { runOnly: rules, resultTypes: ['violations'] },
    );
    for (const { id, nodes } of violations)
      for (const { target } of nodes)
        found.push(`${window.innerWidth} ${theme} ${id}: ${target.join(' ')}`);
  };
  const other = own === 'dark' ? 'light' : 'dark';
  document.head.append(still);
  await look(other);
  if (window.innerWidth > narrower) {
    await page.viewport(narrower, 844);
    await look(other);
    await look(own ?? 'light');
  }
  still.remove();
  root.dataset.theme = own;
  expect(found).toEqual([]);
});
