/**
 * Six looks at stories: 1440, 820 and 390 wide, each light and dark. Storybook's own axe runs all rules
 * on every story in its theme, mostly light, at 1440 (at 320, where the story is a narrow one). Colours,
 * sizes of targets, what scrolls and what stands outside the page are all that another width or theme
 * can change, so here only those run again, on the story as it stands at its end. One more look is taken
 * at each story, the five others by turns down its file: a file of five stories is seen in all.
 * `LOOKS=all` takes all five at every story.
 */
import axe from 'axe-core';
import { afterEach, expect, type TestContext } from 'vitest';
import { page } from 'vitest/browser';

interface Look {
  width: number;
  height: number;
  theme: 'light' | 'dark';
}

const desk = { width: 1440, height: 900 };
const tablet = { width: 820, height: 1000 };
const phone = { width: 390, height: 844 };
/** What a page has at its sides, and a row of clusters takes a part of. */
const edge = 16;
const rules = ['color-contrast', 'scrollable-region-focusable', 'target-size'];

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const found: string[] = [];
  for (const one of looksAt(task)) found.push(...(await look(one)));
  expect(found).toEqual([]);
});

function looksAt(task: TestContext['task']): Look[] {
  const own = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  const other = own === 'dark' ? 'light' : 'dark';
  const looks: Look[] = [
    { ...desk, theme: other },
    { ...tablet, theme: other },
    { ...tablet, theme: own },
    { ...phone, theme: own },
    { ...phone, theme: other },
  ];
  if (import.meta.env.LOOKS === 'all') return looks;
  const turn = (task.suite ?? task.file).tasks.indexOf(task) % looks.length;
  return looks.slice(turn, turn + 1);
}

async function look({ width, height, theme }: Look): Promise<string[]> {
  if (window.innerWidth !== width) await page.viewport(width, height);
  document.documentElement.dataset.theme = theme;
  const { violations } = await axe.run(
    { exclude: ['[data-live-announcer]'] },
    { runOnly: rules, resultTypes: ['violations'] },
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${width} ${theme} ${id}: ${target.join(' ')}`),
  );
  for (const { className, scrollWidth } of document.body.children) {
    if (scrollWidth > width + edge && !/popover/.test(className)) {
      found.push(`${width} ${theme} is ${scrollWidth} wide`);
    }
  }
  return found;
}
