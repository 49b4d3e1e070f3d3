import type { Check, ExpectedFlow, Goal } from '@uplink/net/exercise';
import { lines, typedNumber, words } from './definition.rules.ts';
import type { Column, Row } from './rows.types.ts';

const kinds = [
  'value',
  'plan',
  'acl',
  'flows',
  'minimal',
  'unchanged',
  'reach',
  'unreach',
  'path',
  'property',
  'survives',
  'hops',
] as const;

const field: Column = { id: 'field', label: 'valueToType' };
const list: Column = { id: 'list', label: 'accessList' };
const probe: Column[] = [
  { id: 'from', label: 'fromDevice' },
  { id: 'to', label: 'toDeviceOrAddress' },
  { id: 'proto', label: 'protocol', kind: 'choice', options: ['icmp', 'tcp', 'udp'] },
  { id: 'port', label: 'port' },
];

const params: Record<Check['kind'], readonly Column[]> = {
  value: [field, { id: 'equals', label: 'meansTheSameAs' }],
  plan: [
    { id: 'block', label: 'block' },
    {
      id: 'leastWaste',
      label: 'leastWaste',
      kind: 'choice',
      options: ['no', 'yes'],
    },
  ],
  acl: [
    list,
    {
      id: 'relation',
      label: 'relation',
      kind: 'choice',
      options: ['equals', 'subset', 'disjoint'],
    },
    { id: 'model', label: 'modelList', kind: 'area' },
  ],
  flows: [list],
  minimal: [list, { id: 'allowed', label: 'allowed', kind: 'number' }],
  unchanged: [list, { id: 'keep', label: 'linesToKeep', kind: 'area' }],
  reach: probe,
  unreach: probe,
  path: [...probe, { id: 'via', label: 'via' }, { id: 'avoids', label: 'avoids' }],
  property: [
    { id: 'device', label: 'device' },
    { id: 'lines', label: 'lines', kind: 'area' },
  ],
  survives: [
    { id: 'cut', label: 'cut' },
    { id: 'goals', label: 'goalsStillMet' },
  ],
  hops: [
    ...probe,
    field,
    { id: 'stop', label: 'upToTheDrop', kind: 'choice', options: ['no', 'yes'] },
  ],
};

const lists = new Set(['via', 'avoids', 'goals']);
const flags = new Set(['leastWaste', 'stop']);

export const emptyGoal: Row = { id: '', title: '', kind: 'value' };

/** The cells of a goal: those of every goal, and those of its kind. */
export const goalColumns = ({ kind }: Row): Column[] => [
  { id: 'id', label: 'nameInTests' },
  { id: 'title', label: 'whatLearnersRead' },
  { id: 'note', label: 'note' },
  { id: 'optional', label: 'neededToPass', kind: 'choice', options: ['required', 'optional'] },
  { id: 'needs', label: 'needs' },
  { id: 'kind', label: 'checks', kind: 'choice', options: kinds },
  ...params[kindOf(kind)],
];

export const goalToRow = ({ id, title, note, optional, needs = [], check }: Goal): Row => ({
  id,
  title,
  note: note ?? '',
  optional: optional ? 'optional' : 'required',
  needs: needs.join(', '),
  ...checkToCells(check),
});

const checkToCells = (check: object): Row =>
  Object.fromEntries(Object.entries(check).map(([key, value]) => [key, toCell(key, value)]));

function toCell(key: string, value: unknown): string {
  if (flags.has(key)) return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(key === 'keep' ? '\n' : ', ');
  return typeof value === 'object' ? '' : String(value);
}

/** What a goal checked under other kinds, to be there when its kind is changed back. */
export type CheckDrafts = { readonly [Kind in Check['kind']]?: Check };

/** A goal as its row says; what a row can't hold stays as it was, or as it was when it last had this kind. */
export function rowToGoal(row: Row, before: Goal | undefined, drafts: CheckDrafts = {}): Goal {
  const kind = kindOf(row.kind);
  const kept = before?.check.kind === kind ? before.check : (drafts[kind] ?? started[kind] ?? {});
  const shown = { ...checkToCells(kept), ...row };
  const cells = params[kind].flatMap(({ id }): [string, unknown][] => {
    const value = fromCell(id, shown[id] ?? '');
    return value === undefined ? [] : [[id, value]];
  });
  const named = new Set(params[kind].map(({ id }) => id));
  const rest = Object.entries(kept).filter(([key]) => key !== 'kind' && !named.has(key));
  const needs = words(row.needs ?? '');
  return {
    id: row.id ?? '',
    title: row.title ?? '',
    ...(row.note && { note: row.note }),
    ...(before?.weight !== undefined && { weight: before.weight }),
    ...(row.optional === 'optional' && { optional: true }),
    ...(needs.length > 0 && { needs }),
    check: { kind, ...Object.fromEntries([...rest, ...cells]) } as unknown as Check,
  };
}

/** Parts of a check that have rows of their own. */
const started: { [Kind in Check['kind']]?: object } = {
  plan: { networks: [] },
  flows: { flows: [] },
};

/** Cells that a check always has, even while they are empty. */
const always = new Set([
  ...['field', 'equals', 'block', 'list', 'model', 'from', 'to', 'device', 'lines', 'cut'],
]);

function fromCell(id: string, text: string): unknown {
  if (lists.has(id)) return id === 'goals' || text !== '' ? words(text) : undefined;
  if (id === 'keep') return lines(text);
  if (flags.has(id)) return text === 'yes' ? true : undefined;
  if (id === 'relation') return text || 'equals';
  if (id === 'allowed') return text === '' ? undefined : typedNumber(text);
  if (id === 'port') return text === '' ? undefined : (asNumber(text) ?? text);
  return text !== '' || always.has(id) ? text : undefined;
}

const asNumber = (text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : undefined);

export const flowColumns: readonly Column[] = [
  { id: 'label', label: 'words' },
  { id: 'expect', label: 'wanted', kind: 'choice', options: ['permit', 'deny'] },
  { id: 'from', label: 'from' },
  { id: 'to', label: 'to' },
  { id: 'proto', label: 'protocol', kind: 'choice', options: ['ip', 'tcp', 'udp', 'icmp', 'ospf'] },
  { id: 'port', label: 'ports' },
];
export const emptyFlow: Row = { label: '', expect: 'permit', proto: 'ip' };

export const flowToRow = (flow: ExpectedFlow): Row => ({
  label: flow.label,
  expect: flow.expect,
  from: [flow.from ?? []].flat().join(', '),
  to: [flow.to ?? []].flat().join(', '),
  proto: flow.proto ?? 'ip',
  port: [flow.port ?? []].flat().join(', '),
});

export function rowToFlow(row: Row, before: ExpectedFlow | undefined): ExpectedFlow {
  const { from: _from, to: _to, port: _port, proto: _proto, ...rest } = before ?? {};
  const many = (text: string | undefined) => {
    const given = words(text ?? '');
    return given.length > 1 ? given : given[0];
  };
  const ports = words(row.port ?? '').map((one) => asNumber(one) ?? one);
  const [source, target] = [many(row.from), many(row.to)];
  return {
    ...rest,
    label: row.label ?? '',
    expect: row.expect === 'deny' ? 'deny' : 'permit',
    ...(source !== undefined && { from: source }),
    ...(target !== undefined && { to: target }),
    ...(row.proto !== 'ip' && { proto: row.proto as NonNullable<ExpectedFlow['proto']> }),
    ...(ports.length > 0 && { port: ports.length > 1 ? ports : (ports[0] ?? '') }),
  };
}

export const networkColumns: readonly Column[] = [field, { id: 'hosts', label: 'hosts' }];
export const emptyNetwork: Row = { field: '', hosts: '' };

const kindOf = (kind: string | undefined): Check['kind'] =>
  kinds.find((one) => one === kind) ?? 'value';
