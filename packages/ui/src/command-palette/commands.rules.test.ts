import { expect, test } from 'vitest';
import { arrange, fits } from './commands.rules.ts';

const go = { id: 'go', title: 'Go to', commands: ['home', 'courses'].map(command) };
const act = { id: 'do', title: 'Do', commands: ['sign-out'].map(command) };

function command(id: string) {
  return { id, label: id };
}
const shape = (recent: string[]) =>
  arrange([go, act], recent, 'Recent').map(({ title, commands }) => [
    title,
    commands.map(({ id }) => id),
  ]);

test('without a past the groups stand as they are', () => {
  expect(shape([])).toEqual([
    ['Go to', ['home', 'courses']],
    ['Do', ['sign-out']],
  ]);
});

test('what was used last stands first and only there; a group left empty is gone', () => {
  expect(shape(['sign-out', 'courses'])).toEqual([
    ['Recent', ['sign-out', 'courses']],
    ['Go to', ['home']],
  ]);
});

test('a recent command that no longer exists is left out', () => {
  expect(shape(['deleted'])[0]).toEqual(['Go to', ['home', 'courses']]);
});

test.each([
  ['OSPF in Practice', 'prac osp', true],
  ['Tomáš Žídek', 'zidek', true],
  ['OSPF in Practice', '', true],
  ['OSPF in Practice', 'ospf bgp', false],
])('%s looked for by "%s": %s', (text, typed, isFound) => {
  expect(fits(text, typed)).toBe(isFound);
});
