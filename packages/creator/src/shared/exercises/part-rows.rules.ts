import type { Definition, Draw, ExerciseTest, Hint, NetworkPart } from '@uplink/net/exercise';
import { answerIds, words } from './definition.rules.ts';
import type { Column, Row } from './rows.types.ts';

/** How items of one kind are written in rows, and read back. */
export interface RowPart<Items> {
  columns: readonly Column[];
  empty: Row;
  toRows: (items: Items) => Row[];
  fromRows: (rows: readonly Row[]) => Items;
}

const valueKinds = ['address', 'prefix', 'mask', 'wildcard', 'number', 'ipv6', 'names'] as const;

export const draws: RowPart<Record<string, Draw>> = {
  columns: [
    { id: 'name', label: 'name' },
    { id: 'kind', label: 'drawnAs', kind: 'choice', options: ['subnet', 'one', 'number'] },
    { id: 'from', label: 'drawnFrom' },
    { id: 'to', label: 'drawnTo' },
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
  fromRows: (rows) =>
    Object.fromEntries(
      rows.map(({ name = '', kind, from = '', to = '' }): [string, Draw] => {
        if (kind === 'number') return [name, { number: { from: Number(from), to: Number(to) } }];
        if (kind === 'one') return [name, { one: words(from) }];
        return [name, { subnet: { from, length: Number(to) } }];
      }),
    ),
};

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
    { id: 'x', label: 'across' },
    { id: 'y', label: 'down' },
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
    rows.map(({ name = '', kind, ports = '', x, y, start = '' }) => ({
      name,
      kind: deviceKinds.find((one) => one === kind) ?? 'router',
      start,
      ...(words(ports).length > 0 && { ports: words(ports) }),
      x: Number(x) || 0,
      y: Number(y) || 0,
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
      key.startsWith('text:') && text !== '' ? [[key.slice('text:'.length), text]] : [],
    ),
  );

export const testColumns = (definition: Definition): Column[] => [
  { id: 'kind', label: 'thisAnswerIs', kind: 'choice', options: ['accepted', 'refused'] },
  ...answerColumns(definition),
];
export const unmetColumn: Column = { id: 'unmet', label: 'unmetGoals' };

export const testsToRows = (tests: readonly ExerciseTest[]): Row[] =>
  tests.map((test) =>
    'accept' in test
      ? { kind: 'accepted', ...textsToRow(test.accept) }
      : { kind: 'refused', ...textsToRow(test.refuse), unmet: test.unmet.join(', ') },
  );

export const rowsToTests = (rows: readonly Row[]): ExerciseTest[] =>
  rows.map((row) =>
    row.kind === 'refused'
      ? { refuse: rowToTexts(row), unmet: words(row.unmet ?? '') }
      : { accept: rowToTexts(row) },
  );
