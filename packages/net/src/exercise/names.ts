import type { Definition } from './definition.ts';

/** What goals, fields, lists, devices and drawn values may be called. */
export const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;

/** Every name an exercise gives, by the part that gives it. */
const namesOf = ({ variants, fields = [], lists = [], network, goals }: Definition) => ({
  variants: Object.keys(variants?.draw ?? {}),
  fields: fields.map(({ id }) => id),
  lists: lists.map(({ id }) => id),
  network: (network?.devices ?? []).map(({ name }) => name),
  goals: goals.map(({ id }) => id),
});

const isBad = (name: string) => !NAME.test(name);

/** The names that can't be names: an empty one too. */
export const badNames = (definition: Definition): string[] =>
  Object.values(namesOf(definition)).reduce((all, names) => all.concat(names.filter(isBad)), []);

/** The first part with such a name. */
export const placeOfNames = (definition: Definition): string =>
  Object.entries(namesOf(definition)).find(([, names]) => names.some(isBad))?.[0] ?? 'goals';
