import { expect, test } from 'vitest';
import type { MenuEntry } from './menu.types.ts';
import { onMobile, toSections } from './menu-sections.rules.ts';

const entry = (label: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id: label,
  label,
  ...more,
});
const shape = (entries: MenuEntry[], title?: string) =>
  toSections(entries, title).map((one) => [one.title, one.entries.map(({ label }) => label)]);

test('an entry that holds others is the heading of a section, the rest keep their order', () => {
  const group = entry('Group', { entries: [entry('b'), entry('c')] });
  expect(shape([entry('a'), group, entry('d'), entry('e')], 'Maya')).toEqual([
    ['Maya', ['a']],
    ['Group', ['b', 'c']],
    [undefined, ['d', 'e']],
  ]);
});

test('a small screen has neither what it leaves out nor a group with nothing left in it', () => {
  const wide = { isHiddenOnMobile: true };
  const entries = [
    entry('a'),
    entry('b', wide),
    entry('Group', { entries: [entry('c', wide)] }),
    entry('Wide group', { ...wide, entries: [entry('d')] }),
  ];
  expect(shape(onMobile(entries))).toEqual([[undefined, ['a']]]);
});
