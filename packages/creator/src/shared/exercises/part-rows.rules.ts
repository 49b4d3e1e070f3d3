import type {
  Answer,
  Definition,
  Draw,
  ExerciseTest,
  Hint,
  NetworkPart,
} from '@uplink/net/exercise';
import { answerIds, typedNumber, words } from './definition.rules.ts';
import type { Column, Columns, Row } from './rows.types.ts';

/** How items of one kind are written in rows, and read back. */
export interface RowPart<Items> {
  columns: Columns;
  empty: Row;
  toRows: (items: Items) => Row[];
  fromRows: (rows: readonly Row[]) => Items;
}

const valueKinds = ['address', 'prefix', 'mask', 'wildcard', 'number', 'ipv6', 'names'] as const;

/** What a value is drawn from. */
const drawnCells: Readonly<Record<string, readonly Column[]>> = {
  subnet: [
    { id: 'from', label: 'subnetOf' },
    { id: 'to', label: 'prefixLength', kind: 'number' },
  ],
  number: [
    { id: 'from', label: 'lowest', kind: 'number' },
    { id: 'to', label: 'highest', kind: 'number' },
  ],
  one: [{ id: 'from', label: 'choices' }],
};

export const draws: RowPart<Record<string, Draw>> = {
  columns: ({ kind }) => [
    { id: 'name', label: 'name' },
    { id: 'kind', label: 'drawnAs', kind: 'choice', options: ['subnet', 'one', 'number'] },
    ...(drawnCells[kind ?? ''] ?? []),
  ],
  empty: { name: '', kind: 'subnet', from: '10.0.0.0/8', to: '24' },
  toRows: (draw) =>
    Object.entries(draw).map(([name, one]) => {
      if ('subnet' in one)
        return { name, kind: 'subnet', from: one.subnet.from, to: `${one.subnet.length}` };
      if ('number' in one)
        return { name, kind: 'number', from: `${one.number.from}`, to: `${one.number.to}` };
      return { name, kind: 'one', from: one.one.join(', '), to: '' };
    }),
  fromRows: (rows) => byName(rows, toDraw),
};

function toDraw({ kind, from = '', to = '' }: Row): Draw {
  if (kind === 'number') return { number: { from: typedNumber(from), to: typedNumber(to) } };
  if (kind === 'one') return { one: words(from).map(asWritten) };
  return { subnet: { from, length: typedNumber(to) } };
}

/** A number only if it is written as one: 007 is a text. */
const asWritten = (word: string) => (String(Number(word)) === word ? Number(word) : word);

/** Addresses by the name learners know them under. */
export const hosts: RowPart<Record<string, string>> = {
  columns: [
    { id: 'name', label: 'name' },
    { id: 'address', label: 'address' },
  ],
  empty: { name: '', address: '' },
  toRows: (items) => Object.entries(items).map(([name, address]) => ({ name, address })),
  fromRows: (rows) => byName(rows, ({ address = '' }) => address),
};

/**
 * Rows by their names. A name that another row has gets a number while it is typed, so that neither row is lost; one
 * that is only a number gets a line before it, because an object would put it first.
 */
function byName<Item>(rows: readonly Row[], toItem: (row: Row) => Item): Record<string, Item> {
  const items = new Map<string, Item>();
  for (const row of rows) {
    const name = (row.name ?? '').replace(/^(?=\d+$)/, '_');
    let free = name;
    for (let number = 2; items.has(free); number += 1) free = `${name} (${number})`;
    items.set(free, toItem(row));
  }
  return Object.fromEntries(items);
}

export const fields: RowPart<NonNullable<Definition['fields']>> = {
  columns: [
    { id: 'id', label: 'nameInGoals' },
    { id: 'label', label: 'label' },
    { id: 'as', label: 'readAs', kind: 'choice', options: valueKinds },
  ],
  empty: { id: '', label: '', as: 'address' },
  toRows: (items) => items.map((item) => ({ ...item })),
  fromRows: (rows) =>
    rows.map(({ id = '', label = '', as }) => ({
      id,
      label,
      as: valueKinds.find((kind) => kind === as) ?? 'address',
    })),
};

export const lists: RowPart<NonNullable<Definition['lists']>> = {
  columns: [
    { id: 'id', label: 'name' },
    { id: 'kind', label: 'kind', kind: 'choice', options: ['standard', 'extended'] },
    { id: 'on', label: 'whereItIsApplied' },
    { id: 'start', label: 'startLines', kind: 'area' },
  ],
  empty: { id: '', kind: 'extended' },
  toRows: (items) => items.map((item) => ({ ...item })),
  fromRows: (rows) =>
    rows.map(({ id = '', kind, on, start }) => ({
      id,
      kind: kind === 'standard' ? 'standard' : 'extended',
      ...(on && { on }),
      ...(start && { start }),
    })),
};

const deviceKinds = ['router', 'switch', 'host'] as const;

export const devices: RowPart<NetworkPart['devices']> = {
  columns: [
    { id: 'name', label: 'name' },
    { id: 'kind', label: 'kind', kind: 'choice', options: deviceKinds },
    { id: 'ports', label: 'freePorts' },
    { id: 'x', label: 'across', kind: 'number' },
    { id: 'y', label: 'down', kind: 'number' },
    { id: 'start', label: 'startConfiguration', kind: 'area' },
  ],
  empty: { name: '', kind: 'router', x: '50', y: '50', start: '' },
  toRows: (items) =>
    items.map(({ ports = [], x, y, ...item }) => ({
      ...item,
      ports: ports.join(', '),
      x: `${x}`,
      y: `${y}`,
    })),
  fromRows: (rows) =>
    rows.map(({ name = '', kind, ports = '', x = '', y = '', start = '' }) => ({
      name,
      kind: deviceKinds.find((one) => one === kind) ?? 'router',
      start,
      ...(words(ports).length > 0 && { ports: words(ports) }),
      x: typedNumber(x),
      y: typedNumber(y),
    })),
};

export const links: RowPart<NetworkPart['links']> = {
  columns: [
    { id: 'a', label: 'linkFrom' },
    { id: 'b', label: 'to' },
  ],
  empty: { a: '', b: '' },
  toRows: (items) => items.map((item) => ({ ...item })),
  fromRows: (rows) => rows.map(({ a = '', b = '' }) => ({ a, b })),
};

export const hints: RowPart<Hint[]> = {
  columns: [
    { id: 'for', label: 'goal' },
    { id: 'kind', label: 'shows', kind: 'choice', options: ['words', 'line'] },
    { id: 'text', label: 'words' },
  ],
  empty: { for: '', kind: 'words', text: '' },
  toRows: (items) =>
    items.map((hint) =>
      'text' in hint
        ? { for: hint.for, kind: 'words', text: hint.text }
        : { for: hint.for, kind: 'line', text: '' },
    ),
  fromRows: (rows) =>
    rows.map(({ for: goal = '', kind, text = '' }) =>
      kind === 'line' ? { for: goal, show: 'line' } : { for: goal, text },
    ),
};

/** A text of an answer for each thing that is asked. */
export const answerColumns = (definition: Definition): Column[] =>
  answerIds(definition).map((id) => ({
    id: `text:${id}`,
    ...(id === 'log' ? { label: 'commands' as const } : { name: id }),
    kind: definition.fields?.some((field) => field.id === id) ? 'line' : 'area',
  }));

export const textsToRow = (texts: Record<string, string>): Row =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [`text:${id}`, text]));

export const rowToTexts = (row: Row): Record<string, string> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([key, text]): [string, string][] =>
      key.startsWith('text:') ? [[key.slice('text:'.length), text]] : [],
    ),
  );

export const testColumns = (definition: Definition): Column[] => [
  { id: 'kind', label: 'thisAnswerIs', kind: 'choice', options: ['accepted', 'refused'] },
  ...answerColumns(definition),
];
export const unmetColumn: Column = { id: 'unmet', label: 'unmetGoals' };

const textsOf = (test: ExerciseTest) => ('accept' in test ? test.accept : test.refuse);

/** Each test with the whole answer it stands for: what it leaves out comes from the model. */
export const testsToRows = (tests: readonly ExerciseTest[], { texts: model }: Answer): Row[] =>
  tests.map((test) => ({
    ...textsToRow({ ...model, ...textsOf(test) }),
    ...('accept' in test
      ? { kind: 'accepted' }
      : { kind: 'refused', unmet: test.unmet.join(', ') }),
  }));

/** Tests name what they named before, and what differs from the model: an empty text too. */
export const rowsToTests = (
  rows: readonly Row[],
  { texts: model }: Answer,
  before: readonly ExerciseTest[],
): ExerciseTest[] =>
  rows.map((row, at) => {
    const old = before[at];
    const named = new Set(Object.keys(old ? textsOf(old) : {}));
    const texts = Object.fromEntries(
      Object.entries(rowToTexts(row)).filter(
        ([id, text]) => named.has(id) || text !== (model[id] ?? ''),
      ),
    );
    return row.kind === 'refused'
      ? { refuse: texts, unmet: words(row.unmet ?? '') }
      : { accept: texts };
  });
