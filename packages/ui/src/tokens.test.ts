import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

interface Rule {
  /** The media query around it. */
  media: string;
  selector: string;
  values: string[];
}

function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = [];
  let media = '';
  const parts = /(@media[^{]+)\{|([^{}]+)\{([^{}]*)\}|\}/g;
  for (const [, query, selector, body] of sheet.replace(/\/\*.*?\*\//gs, '').matchAll(parts)) {
    if (selector === undefined) media = query?.trim() ?? '';
    else rules.push({ media, selector: selector.trim(), values: lines(body) });
  }
  return rules;
}

function lines(body = ''): string[] {
  return body
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean);
}

const rules = rulesOf(css);
const asked = rules.filter(({ media }) => media.includes('prefers-contrast: more'));
const chosen = rules.filter(({ selector }) => selector.includes('[data-contrast="more"]'));
/** What of them is for dark pages: by the theme of the page, or by that of the machine. */
const isDark = ({ media, selector }: Rule) =>
  media.includes('prefers-color-scheme: dark') || selector.includes('[data-theme="dark"]');

// A media query and an attribute cannot share a rule, so the values stand once for each.
test.each([
  ['light', false, 1],
  ['dark', true, 2],
])(
  'more contrast is the same in %s whether the machine asks for it or somebody chose it',
  (_theme, dark, each) => {
    const [first, ...others] = [...asked, ...chosen].filter((rule) => isDark(rule) === dark);
    expect(others).toHaveLength(2 * each - 1);
    expect(first?.values.length).toBeGreaterThan(10);
    for (const { values } of others) expect(values).toEqual(first?.values);
  },
);

test('a token that more contrast changes is changed in light and in dark', () => {
  const namesOf = (dark: boolean) =>
    asked.find((rule) => isDark(rule) === dark)?.values.map((value) => value.split(':')[0]);
  expect(namesOf(true)).toEqual(namesOf(false));
});
