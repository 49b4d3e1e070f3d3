import type { Definition } from '@uplink/net/exercise';

const emptyDefinition: Definition = {
  exercise: 1,
  kind: 'address',
  title: '',
  task: [],
  seeds: [1],
  fields: [],
  goals: [],
  model: { texts: {} },
  tests: [],
};

/** What a new exercise begins with, and what its field and its goal are called. */
export const newDefinition = (called: { field: string; goal: string }): Definition => ({
  ...emptyDefinition,
  fields: [{ id: 'answer', label: called.field, as: 'address' }],
  goals: [
    { id: 'answer', title: called.goal, check: { kind: 'value', field: 'answer', equals: '' } },
  ],
});

/** A definition as its text holds it, with what may be missing while it is written; undefined if it can't be read. */
export function readDefinition(text: string): Definition | undefined {
  try {
    const read = JSON.parse(text) as Partial<Definition> | null;
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
    const { task, seeds, goals, tests, model } = read;
    if ([task, seeds, goals, tests].some((part) => part !== undefined && !Array.isArray(part)))
      return undefined;
    if (goals?.some((goal) => typeof goal?.check?.kind !== 'string')) return undefined;
    const texts = model?.texts ?? {};
    return { ...emptyDefinition, ...read, model: { texts } };
  } catch {
    return undefined;
  }
}

/** Which step of its goal a hint is, counted from 1. */
export const stepOf = ({ hints = [] }: Definition, at: number): number =>
  hints.slice(0, at + 1).filter(({ for: goal }) => goal === hints[at]?.for).length;

const optional = new Set(['fields', 'lists', 'hints', 'variants', 'network', 'hosts']);

/** The text of a definition, without optional parts that hold nothing. */
export function writeDefinition(definition: Definition): string {
  const entries = Object.entries(definition).filter(
    ([key, part]) => !(optional.has(key) && holdsNothing(part)),
  );
  return JSON.stringify(Object.fromEntries(entries));
}

function holdsNothing(part: unknown): boolean {
  if (part === undefined) return true;
  if (Array.isArray(part)) return part.length === 0;
  if (typeof part !== 'object' || part === null) return false;
  return Object.values(part).every(holdsNothing);
}

/** What an answer has a text for: fields, lists and, in a network, the commands. */
export const answerIds = ({ fields = [], lists = [], network }: Definition): string[] => [
  ...fields.map(({ id }) => id),
  ...lists.map(({ id }) => id),
  ...(network ? ['log'] : []),
];

export const words = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/**
 * A number as it was typed. What isn't one yet stays a text, so that nothing is lost: the form says so, and it can't be
 * published.
 */
export const typedNumber = (text: string): number =>
  (isNumber(text) ? Number(text) : text) as number;

export const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text.trim());

export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
