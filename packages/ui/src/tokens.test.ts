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
  'more contrast is the same in %s whether the machine asks for it or someone chose it',
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

type Tokens = Record<string, string>;

/** What the page has: light, or light with what dark changes, and what more contrast changes of it. */
function tokensOf(theme: 'light' | 'dark', contrast: 'usual' | 'more' = 'usual'): Tokens {
  const own = rules.filter((rule) => isUnasked(rule) && !isContrast(rule.selector));
  const more = contrast === 'more' ? rules.filter(isChosenContrast) : [];
  return tokensIn([...own, ...more].filter((rule) => theme === 'dark' || !isDark(rule)));
}

const isContrast = (selector: string) => selector.includes('data-contrast');
const isChosenContrast = (rule: Rule) => isUnasked(rule) && isContrast(rule.selector);
/** It holds whatever the machine asks for. */
const isUnasked = ({ media }: Rule) => media === '' || media === '@media screen';

const tokensIn = (found: readonly Rule[]): Tokens =>
  Object.fromEntries(
    found.flatMap(({ values }) =>
      values.map((value) => value.split(/:\s*/, 2) as [string, string]),
    ),
  );

/** The light of a colour in hexadecimal (WCAG 2.2); a token leads to others. */
function lightOf(tokens: Tokens, name: string): number {
  const value = tokens[name] ?? '';
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (other) return lightOf(tokens, other);
  if (!/^#[\da-f]{6}$/i.test(value)) throw new Error(`${name} is no colour: ${value}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(value.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(tokens: Tokens, one: string, other: string): number {
  const lights = [one, other].map((name) => lightOf(tokens, `--ul-${name}`));
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

const grounds = ['bg-canvas', 'bg-surface', 'bg-raised', 'bg-sunken', 'bg-inset'];
const kinds = ['ok', 'pending', 'fault', 'info'];
const texts = [
  ...['text', 'text-muted', 'text-subtle', 'text-link'].flatMap((text) =>
    [...grounds, 'bg-selected'].map((ground) => [text, ground] as const),
  ),
  ['text-inverse', 'bg-inverse'],
  ['primary-on', 'primary-fill'],
  ['primary-on', 'primary-fill-hover'],
  ['primary-soft-text', 'primary-soft'],
  ['danger-on', 'danger-fill'],
  ['danger-on', 'danger-fill-hover'],
  ...kinds.flatMap((kind) => [
    [`${kind}-text`, `${kind}-bg`] as const,
    [`${kind}-text`, 'bg-surface'] as const,
  ]),
] as const;
const signs = [
  ...kinds.map((kind) => [`${kind}-led`, 'bg-surface'] as const),
  ...grounds.map((ground) => ['focus-ring', ground] as const),
] as const;

const faint = (tokens: Tokens, pairs: readonly (readonly [string, string])[], least: number) =>
  pairs
    .map(([one, other]) => ({ pair: `${one} on ${other}`, is: contrastOf(tokens, one, other) }))
    .filter(({ is }) => is < least);

test.each(['light', 'dark'] as const)('text has enough contrast with its ground in %s', (theme) => {
  const tokens = tokensOf(theme);
  expect(faint(tokens, texts, 4.5)).toEqual([]);
  expect(faint(tokens, signs, 3)).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'more contrast reaches 7 to 1 for running text in %s',
  (theme) => {
    const tokens = tokensOf(theme, 'more');
    const running = texts.filter(([text]) => text.startsWith('text'));
    expect(faint(tokens, running, 7)).toEqual([]);
    expect(faint(tokens, texts, 4.5)).toEqual([]);
    expect(faint(tokens, signs, 3)).toEqual([]);
    const lines = grounds.map((ground) => ['border-control', ground] as const);
    expect(faint(tokens, lines, 4.5)).toEqual([]);
  },
);

test('dark is for screens: paper shows the light roles, whatever the screen did', () => {
  const dark = rules.filter(isDark);
  expect(dark).toHaveLength(6);
  expect(dark.filter(({ media }) => !media.startsWith('@media screen'))).toEqual([]);
});

test('forced colours leave every role they change to the system', () => {
  const forced = tokensIn(rules.filter(({ media }) => media.includes('forced-colors')));
  const system = /^(Canvas|CanvasText|GrayText|LinkText|ButtonText|Highlight|HighlightText)$/;
  expect(Object.values(forced).filter((value) => !system.test(value))).toEqual([]);
  const roles = Object.keys(tokensOf('light'));
  expect(Object.keys(forced).filter((name) => !roles.includes(name))).toEqual([]);
});

test('a dark machine shows the same as a dark page', () => {
  const ofMachine = rules.find(
    ({ media }) => media === '@media screen and (prefers-color-scheme: dark)',
  );
  const ofPage = rules.find((rule) => isUnasked(rule) && isDark(rule));
  expect(ofMachine?.values.length).toBeGreaterThan(90);
  expect(ofMachine?.values).toEqual(ofPage?.values);
});
