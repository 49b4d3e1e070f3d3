/**
 * Storybook's own axe runs all rules on every story in its theme, mostly light, at 1440 (at 320, where the
 * story is a narrow one). `LOOKS=all` looks at each story five times more, so that it was seen 1440, 820
 * and 390 wide, light and dark. Colours, sizes of targets, what scrolls and what is outside the page
 * are all that another width or theme can change, so only those rules run again, on the story as it
 * is at its end. A theme changes only colours: sizes are looked at once for each width.
 */
import axe from 'axe-core';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

interface Look {
  width: number;
  height: number;
  theme: 'light' | 'dark';
  rules: string[];
}

const desk = { width: 1440, height: 900 };
const tablet = { width: 820, height: 1000 };
const phone = { width: 390, height: 844 };
/** What a page has at its sides, and a row of clusters takes a part of. */
const edge = 16;
const colours = ['color-contrast'];
const coloursAndSizes = [...colours, 'scrollable-region-focusable', 'target-size'];

// What was announced points at a story that is gone by the next.
afterEach(() => {
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
});

afterEach(async ({ task }) => {
  if (import.meta.env.LOOKS !== 'all' || task.result?.state === 'fail') return;
  const found: string[] = [];
  for (const one of otherLooks()) found.push(...(await look(one)));
  expect(found).toEqual([]);
});

function otherLooks(): Look[] {
  const own = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  const other = own === 'dark' ? 'light' : 'dark';
  return [
    { ...desk, theme: other, rules: coloursAndSizes },
    { ...tablet, theme: other, rules: coloursAndSizes },
    { ...tablet, theme: own, rules: colours },
    { ...phone, theme: own, rules: coloursAndSizes },
    { ...phone, theme: other, rules: colours },
  ];
}

async function look({ width, height, theme, rules }: Look): Promise<string[]> {
  if (window.innerWidth !== width) await page.viewport(width, height);
  document.documentElement.dataset.theme = theme;
  const { violations } = await axe.run(
    { exclude: ['[data-live-announcer]'] },
    { runOnly: rules, resultTypes: ['violations'] },
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${width} ${theme} ${id}: ${target.join(' ')}`),
  );
  for (const part of document.body.querySelectorAll(':scope > :not([data-live-announcer])')) {
    const { className, scrollWidth } = part;
    if (scrollWidth > width + edge && !/popover/.test(className)) {
      found.push(`${width} ${theme} is ${scrollWidth} wide: ${nameWidest(part)}`);
    }
  }
  return found;
}

/** The deepest element that reaches as far as the widest one. */
function nameWidest(part: Element): string {
  const ends = [part, ...part.querySelectorAll(':not(svg *)')].map((element) => ({
    name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
    end: element.getBoundingClientRect().right,
  }));
  const last = Math.max(...ends.map(({ end }) => end));
  return ends.findLast(({ end }) => end >= last - 1)?.name ?? '';
}
