import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { keys } from './keys.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => readFileSync(file, 'utf8');
/** What listens to more keys than those of a plain button, field or link. */
const listens =
  /onKeyDown|\b(ToggleButtonGroup|GridList|ListBox|ComboBox|RadioGroup|Checkbox|Switch|Menu|Tree|Table|NumberField|SearchField|Modal|Popover|Tooltip)\w*\b[^;]*from 'react-aria-components'/s;

const stories = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).map((file) => {
  const text = read(join(root, file));
  const [, title = ''] = /title: '(ui\/[^']+)'/.exec(text) ?? [];
  const parts = [...text.matchAll(/from '(\.\/[^']+\.tsx)'/g)]
    .map(([, path = '']) => join(root, dirname(file), path))
    .filter(existsSync);
  return { title, isHeard: parts.some((part) => listens.test(read(part))) };
});

test.each(stories.filter(({ isHeard }) => isHeard))('$title says what its keys do', ({ title }) => {
  expect(Object.keys(keys)).toContain(title);
});

test('keys are told of components that exist', () => {
  const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: root });
  const titles = files.map((file) => /title: '(\w+\/[^']+)'/.exec(read(join(root, file)))?.[1]);
  expect(Object.keys(keys).filter((title) => !titles.includes(title))).toEqual([]);
});
