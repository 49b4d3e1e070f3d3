import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingStates } from './story-states.mjs';

/*
 * Storybook is the catalogue, so every public component needs a story, in the same folder as the index that
 * exports it. A widget's stories may draw only its view if their title carries the widget's name.
 */

/** Public components that draw nothing. */
const invisible = new Set(['NotificationBackground', 'UiMessagesProvider', 'UplinkProvider']);

const root = fileURLToPath(new URL('..', import.meta.url));
const indexes = globSync('packages/*/src/**/index.ts', { cwd: root }).sort();
const found = indexes.flatMap((index) => {
  const folder = join(root, dirname(index));
  const stories = globSync('*.stories.tsx', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  return componentsOf(join(root, index)).map((name) => ({
    name: `${name} of ${dirname(index)}`,
    isShown:
      invisible.has(name) || new RegExp(`(<|component: |title: '\\w+/)${name}\\b`).test(stories),
  }));
});
const gaps = found.filter(({ isShown }) => !isShown);
for (const { name } of gaps) process.stderr.write(`No story for ${name}\n`);
process.stdout.write(
  `${found.length - gaps.length} of ${found.length} public components have a story\n`,
);
// Storybook reads names of exports only, and leaves out what is taken out of an object.
const unread = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).filter((file) =>
  /^export const \{/m.test(readFileSync(join(root, file), 'utf8')),
);
for (const file of unread) process.stderr.write(`Name each story on its own: ${file}\n`);
const states = missingStates(root);
for (const state of states) process.stderr.write(`No story for a state. ${state}\n`);
process.exitCode = gaps.length + unread.length + states.length === 0 && found.length > 0 ? 0 : 1;

/**
 * Names of the components an index exports, by name or with `*`.
 * @param {string} index
 * @returns {string[]}
 */
function componentsOf(index) {
  const lines = readFileSync(index, 'utf8').matchAll(
    /export (\*|\{[^}]*\}) from '(\.\/[\w./-]+\.tsx)'/g,
  );
  return [...lines].flatMap(([, names = '', file = '']) => {
    const source = readFileSync(join(dirname(index), file), 'utf8');
    const declared = [...source.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)];
    return declared
      .map(([, name = '']) => name)
      .filter((name) => names === '*' || new RegExp(`\\b${name}\\b`).test(names));
  });
}
