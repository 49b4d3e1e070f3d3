/**
 * When a story has ended, all texts of the packages are replaced, as a host could: what a widget then still says in plain
 * letters is either what its server told it, or a text that no host can replace.
 */
import { afterEach, beforeEach, expect } from 'vitest';
import { forgetData, toldData } from '../../../packages/kit/src/testing/told-data.ts';
import { showLocale } from './locale.tsx';
import { leftAsTheyAre, leftOut, lookedThrough } from './plain-words.ts';

/** Kept from earlier, typed by someone, Storybook's own, or code. */
const unread = '[data-live-announcer], [class^="sb-"], .ul-toast, textarea, script, style';
const heard = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];

beforeEach(forgetData);

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || told().length === 0) return;
  const { filepath } = task.file;
  if (!lookedThrough.some((place) => filepath.includes(place))) return;
  if (leftOut.some(({ stories }) => stories.test(filepath))) return;
  await showLocale('pseudo');
  await drawn();
  // Read last: an answer may have come and been drawn in the meantime.
  const found = [...new Set(plainWords(told()))];
  await showLocale('en');
  expect(found, `texts that no host can replace: ${found.join(' | ')}`).toEqual([]);
});

const told = (): readonly string[] => toldData().filter(({ length }) => length > 2);

/** Until React has drawn what the store says, and what that led to. */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

function plainWords(data: readonly string[]): string[] {
  const isPlain = (text: string) => /[A-Za-z]{3}/.test(withoutData(text, data));
  return textsOnPage().filter(isPlain);
}

function textsOnPage(): string[] {
  const texts: string[] = [];
  const nodes = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) =>
      node instanceof Element && node.matches(unread)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    if (node instanceof Element) texts.push(...heard.map((name) => node.getAttribute(name) ?? ''));
    else texts.push(node.textContent?.trim() ?? '');
  }
  return texts;
}

function withoutData(text: string, data: readonly string[]): string {
  if (!/[A-Za-z]{3}/.test(text)) return '';
  const own = data.reduce((rest, told) => rest.split(told).join(' '), text);
  return leftAsTheyAre.reduce((rest, { words }) => rest.replace(words, ' '), own);
}
