import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createSheetFinder } from './loaded-sheets.mjs';
import { isPhysical, rulesOf } from './style-sheets.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sheets = globSync('{packages,apps/portal}/**/src/**/*.css', {
  cwd: root,
  exclude: (path) => /node_modules|dist/.test(path),
})
  .sort()
  .map((file) => ({ file, rules: rulesOf(readFileSync(`${root}${file}`, 'utf8')) }));
const packaged = sheets.filter(({ file }) => file.startsWith('packages/'));

/** What stays as it is in languages that are written from right to left. */
const unmirrored = {
  '.ul-acl__': 'commands are read from left to right in every language',
  '.ul-line__': 'so is code',
  '.ul-video__': 'so is the time of a video',
  '.ul-topology__': 'devices stand where the drawing has them',
  '.ul-try__': 'so do those of the landing page',
  '.ul-certificate-page__': 'the page that is printed looks the same for everyone',
  '.ul-certificate__signer > legend': 'as wide as its fieldset: it floats only to be laid out',
  '.ul-plan__offers > legend': 'the same',
  '.ul-viewport__frame': 'its page is drawn smaller from this corner',
};

test('it tells sides that stay the same in both directions from those that are turned', () => {
  const sidesOf = (/** @type {string} */ css) => rulesOf(css).flatMap((rule) => isPhysical(rule));
  expect(sidesOf('.a { padding: 1px 2px 3px 4px; left: 4px; text-align: right }')).toEqual([
    'padding: 1px 2px 3px 4px',
    'left: 4px',
    'text-align: right',
  ]);
  expect(sidesOf('.a { margin: 0 auto; left: 0; right: 0; padding-inline-start: 4px }')).toEqual(
    [],
  );
  expect(
    sidesOf('.a { padding-left: 8px; padding-right: 8px; border-radius: 4px 4px 0 0 }'),
  ).toEqual([]);
  expect(sidesOf('.a { left: 50%; margin: -8px 0 0 -8px }')).toEqual([]);
});

test('styles name the start and the end of a line, or say what is on the other side from right to left', () => {
  const found = sheets.flatMap(({ file, rules }) => {
    const mirrored = rules.flatMap(({ selectors }) =>
      selectors.flatMap((selector) => selector.split('[dir="rtl"] ')[1] ?? []),
    );
    return rules.flatMap((rule) =>
      rule.selectors
        .filter((selector) => !mirrored.includes(selector) && !selector.startsWith('[dir='))
        .filter((one) => !Object.keys(unmirrored).some((start) => one.startsWith(start)))
        .flatMap((selector) => isPhysical(rule).map((value) => `${file} ${selector}: ${value}`)),
    );
  });
  expect(found).toEqual([]);
});

test('only the styles of the whole page reach elements without a class', () => {
  const found = packaged
    .filter(({ file }) => file !== 'packages/ui/src/base.css')
    .flatMap(({ file, rules }) =>
      rules.flatMap(({ selectors }) =>
        selectors
          .filter((selector) => !/\.[a-z]|:root|^\[data-/.test(selector))
          .map((selector) => `${file} ${selector}`),
      ),
    );
  expect(found).toEqual([]);
});

/** Packages that use no other of these: a host may import their styles in any order, after those of ui and kit. */
const siblings = ['learner', 'mentor', 'creator', 'admin'];
/** @param {Set<string> | undefined} homes @param {string} name */
const isOwn = (homes, name) => homes?.size === 1 && homes.has(name);

test('each style of a package of widgets asks for a class that no other of them has', () => {
  const all = packaged.flatMap(({ file, rules }) =>
    rules.flatMap(({ selectors }) =>
      selectors.map((selector) => ({
        name: file.split('/')[1] ?? '',
        selector,
        classes: selector.match(/\.ul-[\w-]+/g) ?? [],
      })),
    ),
  );
  /** @type {Map<string, Set<string>>} */
  const homes = new Map();
  for (const { name, classes } of all)
    for (const one of classes) homes.set(one, (homes.get(one) ?? new Set()).add(name));
  const found = all
    .filter(({ name }) => siblings.includes(name))
    .filter(({ name, classes }) => !classes.some((one) => isOwn(homes.get(one), name)))
    .map(({ name, selector }) => `${name} ${selector}`);
  expect(found).toEqual(['learner .ul-paper[data-single]']);
});

/** Classes whose style sheet comes with the page around a widget, or not at all yet. */
const ofThePage = {
  'ul-page-head': 'on phones, the shell of the portal stacks what is at the top of its pages',
  'ul-page-body': 'the shell keeps its pages off the edges; hosts have edges of their own',
  'ul-workrow__title': "due dates are on the mentor's page, whose list loads it",
  'ul-cover':
    "the cover of a product loads it on the product's page; in the editor of intro blocks none does yet",
  'ul-field__label': 'the crop of a photo is a part of a form with fields',
};

test('what a story draws has the style sheets of all its classes', () => {
  const { unstyledFrom } = createSheetFinder(root);
  const found = globSync('packages/*/src/**/*.stories.tsx', { cwd: root })
    .flatMap(unstyledFrom)
    .filter((one) => !Object.hasOwn(ofThePage, one.split(' ')[1] ?? ''));
  expect([...new Set(found)]).toEqual([]);
});
