import { valueKinds } from '../address/index.ts';
import { FORMAT } from './definition.ts';
import { HINT_STEPS } from './hint-faults.ts';
import { NAME } from './names.ts';

const text = { type: 'string', maxLength: 2000 };
const id = { type: 'string', pattern: NAME.source };
const action = { enum: ['permit', 'deny'] };
const texts = {
  type: 'object',
  propertyNames: { maxLength: 40 },
  additionalProperties: { type: 'string', maxLength: 64_000 },
};
const textOrTexts = { anyOf: [text, { type: 'array', items: text, maxItems: 20 }] };
const port = { type: ['integer', 'string'], maxLength: 40 };

const object = (properties: Record<string, unknown>, required: string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const flow = {
  from: textOrTexts,
  to: textOrTexts,
  proto: { enum: ['tcp', 'udp', 'icmp', 'ospf', 'ip'] },
  port: { anyOf: [port, { type: 'array', items: port, maxItems: 20 }] },
  sport: port,
  icmpType: { type: 'integer', minimum: 0, maximum: 255 },
  established: { type: 'boolean' },
};

const names = { type: 'array', maxItems: 20, items: id };
const probing = {
  from: id,
  to: text,
  proto: { enum: ['icmp', 'tcp', 'udp'] },
  port,
};

const check = (kind: string, properties: Record<string, unknown>, required: string[]) =>
  object({ kind: { const: kind }, ...properties }, ['kind', ...required]);

const checks = [
  check('value', { field: id, equals: text }, ['field', 'equals']),
  check(
    'plan',
    {
      block: text,
      networks: {
        type: 'array',
        minItems: 1,
        maxItems: 20,
        items: object({ field: id, hosts: { type: ['integer', 'string'] } }, ['field', 'hosts']),
      },
      leastWaste: { type: 'boolean' },
    },
    ['block', 'networks'],
  ),
  check(
    'acl',
    {
      list: id,
      relation: { enum: ['equals', 'subset', 'disjoint'] },
      model: text,
      within: object(flow, []),
    },
    ['list', 'relation', 'model'],
  ),
  check(
    'flows',
    {
      list: id,
      flows: {
        type: 'array',
        minItems: 1,
        maxItems: 20,
        items: object({ label: text, expect: action, ...flow }, ['label', 'expect']),
      },
    },
    ['list', 'flows'],
  ),
  check('minimal', { list: id, allowed: { type: 'integer', minimum: 0 } }, ['list']),
  check('unchanged', { list: id, keep: { type: 'array', items: text, maxItems: 100 } }, [
    'list',
    'keep',
  ]),
  check('reach', probing, ['from', 'to']),
  check('unreach', probing, ['from', 'to']),
  check('path', { ...probing, via: names, avoids: names }, ['from', 'to']),
  check('hops', { ...probing, field: id, stop: { type: 'boolean' } }, ['field', 'from', 'to']),
  check('property', { device: id, lines: text }, ['device', 'lines']),
  check('survives', { cut: text, goals: names }, ['cut', 'goals']),
];

const percent = { type: 'number', minimum: 0, maximum: 100 };

const title = { type: 'string', minLength: 1, maxLength: 120 };
const task = { type: 'array', minItems: 1, maxItems: 10, items: text };
const hosts = { type: 'object', maxProperties: 30, additionalProperties: text };

const variants = object(
  {
    draw: {
      type: 'object',
      maxProperties: 20,
      propertyNames: id,
      additionalProperties: {
        oneOf: [
          object(
            {
              subnet: object({ from: text, length: { type: 'integer', minimum: 0, maximum: 32 } }, [
                'from',
                'length',
              ]),
            },
            ['subnet'],
          ),
          object({ one: { type: 'array', minItems: 1, maxItems: 100, items: port } }, ['one']),
          object(
            {
              number: object({ from: { type: 'integer' }, to: { type: 'integer' } }, [
                'from',
                'to',
              ]),
            },
            ['number'],
          ),
        ],
      },
    },
    where: { type: 'array', maxItems: 20, items: text },
  },
  ['draw'],
);

const seeds = {
  type: 'array',
  maxItems: 100,
  uniqueItems: true,
  items: { type: 'integer', minimum: 0, maximum: 0xffffffff },
};

const network = object(
  {
    devices: {
      type: 'array',
      minItems: 1,
      maxItems: 64,
      items: object(
        {
          name: id,
          kind: { enum: ['host', 'switch', 'router'] },
          start: { type: 'string', maxLength: 16_000 },
          ports: { type: 'array', maxItems: 64, items: text },
          x: percent,
          y: percent,
        },
        ['name', 'kind', 'start', 'x', 'y'],
      ),
    },
    links: { type: 'array', maxItems: 200, items: object({ a: text, b: text }, ['a', 'b']) },
    locked: { type: 'array', maxItems: 64, items: id },
  },
  ['devices', 'links'],
);

const MOST_GOALS = 20;

const goals = {
  type: 'array',
  minItems: 1,
  maxItems: MOST_GOALS,
  items: object(
    {
      id,
      title: text,
      note: text,
      weight: { type: 'integer', minimum: 0, maximum: 100 },
      optional: { type: 'boolean' },
      needs: { type: 'array', maxItems: 20, items: id },
      check: { type: 'object', discriminator: { propertyName: 'kind' }, oneOf: checks },
    },
    ['id', 'title', 'check'],
  ),
};

const hints = {
  type: 'array',
  maxItems: MOST_GOALS * HINT_STEPS,
  items: {
    oneOf: [
      object({ for: id, text }, ['for', 'text']),
      object({ for: id, show: { const: 'line' } }, ['for', 'show']),
    ],
  },
};

/**
 * The JSON Schema of a definition, with the `discriminator` of OpenAPI. What it can't say, the publish check finds.
 */
export const definitionSchema = object(
  {
    exercise: { const: FORMAT },
    kind: { enum: ['address', 'plan', 'acl', 'configure', 'repair', 'trace'] },
    title,
    task,
    variants,
    seeds,
    fields: {
      type: 'array',
      maxItems: 20,
      items: object({ id, label: text, as: { enum: valueKinds } }, ['id', 'label', 'as']),
    },
    lists: {
      type: 'array',
      maxItems: 4,
      items: object(
        {
          id,
          kind: { enum: ['standard', 'extended'] },
          on: text,
          start: { type: 'string', maxLength: 16_000 },
        },
        ['id', 'kind'],
      ),
    },
    network,
    hosts,
    goals,
    hints,
    model: object({ texts }, ['texts']),
    tests: {
      type: 'array',
      maxItems: 60,
      items: {
        oneOf: [
          object({ accept: texts }, ['accept']),
          object({ refuse: texts, unmet: { type: 'array', minItems: 1, items: id } }, [
            'refuse',
            'unmet',
          ]),
        ],
      },
    },
  },
  ['exercise', 'kind', 'title', 'task', 'seeds', 'goals', 'model', 'tests'],
);

const log = { type: 'string', maxLength: 16_000 };

/** The JSON Schema of a lab in stages. */
export const stagedLabSchema = object(
  {
    lab: { const: 1 },
    seeds,
    variants,
    network,
    hosts,
    stages: {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      items: object(
        {
          title,
          task,
          goals,
          hints,
          model: log,
          tests: {
            type: 'array',
            maxItems: 60,
            items: {
              oneOf: [
                object({ accept: log }, ['accept']),
                object({ refuse: log, unmet: { type: 'array', minItems: 1, items: id } }, [
                  'refuse',
                  'unmet',
                ]),
              ],
            },
          },
        },
        ['title', 'task', 'goals', 'model', 'tests'],
      ),
    },
  },
  ['lab', 'seeds', 'network', 'stages'],
);
