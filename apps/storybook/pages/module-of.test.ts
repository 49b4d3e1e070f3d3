import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { componentsOfAll } from '../../docs/src/package-pages.ts';
import { modules } from '../.storybook/modules.ts';
import { moduleOf } from './module-of.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const components = componentsOfAll(root);

/** Files of stories about one component, with the modules that export it. */
const stories = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap((file) => {
  const [, title = ''] = /title: '([^']+)'/.exec(readFileSync(`${root}/${file}`, 'utf8')) ?? [];
  const exportedBy = components
    .filter(({ module, name }) => `${module.split('/')[1]}/${name}` === title)
    .map(({ module }) => module);
  return exportedBy.length > 0 ? [{ file: `../../${file}`, exportedBy }] : [];
});

test('the page of a component names a module that exports it', () => {
  expect(stories.length).toBeGreaterThan(100);
  const unlock = '../../packages/learner/src/front/offer/unlock-product.stories.tsx';
  expect(moduleOf(unlock, modules)).toBe('@uplink/learner/front/offer');
  const wrong = stories.filter(
    ({ file, exportedBy }) => !exportedBy.includes(moduleOf(file, modules) ?? ''),
  );
  expect(wrong).toEqual([]);
});

test('the page of a part that no package exports names no module', () => {
  const file = '../../packages/creator/src/shared/question-files/import-questions.stories.tsx';
  expect(moduleOf(file, modules)).toBeUndefined();
});
