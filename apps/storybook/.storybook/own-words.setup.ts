/**
 * When a story has ended, all texts of the packages are replaced, as a host could: what a widget then still says in plain
 * letters is either what its server told it, or a text that no host can replace.
 */
import { afterEach, beforeEach, expect } from 'vitest';
import { forgetData, toldData } from '../../../packages/kit/src/testing/told-data.ts';
import { drawn } from './drawn.ts';
import { showLocale } from './locale.tsx';
import { leftAsTheyAre, leftOut } from './plain-words.ts';

/** Kept from earlier, typed by someone, Storybook's own, or code. */
const unread = '[data-live-announcer], [class^="sb-"], .ul-toast, textarea, script, style';
const heard = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];

beforeEach(forgetData);

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || toldData().length === 0) return;
  if (leftOut.some(({ stories }) => stories.test(`${task.file.filepath} ${task.name}`))) return;
  await showLocale('pseudo');
  await drawn();
  // Read last: an answer may have come and been drawn in the meantime.
  const found = [...new Set(plainWords(told()))];
  await showLocale('en');
  expect(found, `texts that no host can replace: ${found.join(' | ')}`).toEqual([]);
});

const told = (): readonly string[] =>
  [...toldData(), ...typed()].filter(({ length }) => length > 2);

/** A page may repeat what is in its fields. */
const typed = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].flatMap(
    ({ value }) => value.split('\n').map((line) => line.trim()),
  );

function plainWords(data: readonly string[]): string[] {
  // In both orders: a part of what may stay can also be data, and the other way round.
  const isPlain = (text: string) =>
    hasWords(withoutKnown(withoutData(text, data))) &&
    hasWords(withoutData(withoutKnown(text), data));
  return textsOnPage().filter((text) => hasWords(text) && isPlain(text));
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

const hasWords = (text: string) => /[A-Za-z]{3}/.test(text);

const withoutData = (text: string, data: readonly string[]) =>
  data.reduce((rest, told) => rest.split(told).join(' '), text);

const withoutKnown = (text: string) =>
  leftAsTheyAre.reduce((rest, { words }) => rest.replace(words, ' '), text);
