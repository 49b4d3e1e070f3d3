import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { multiLine, singleLine } from '@uplink/api-client/domain';
import fc from 'fast-check';

/** Calls made up from the contract: what it allows, and what it does not. */

export interface Operation {
  name: string;
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  roles: string[];
  parameters: { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema }[];
  body: Schema | undefined;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

interface Documented {
  operationId: string;
  'x-roles': string[];
  parameters?: Operation['parameters'];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}

export const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Documented>).map(([method, found]) => ({
    name: found.operationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    roles: found['x-roles'],
    parameters: found.parameters ?? [],
    body: found.requestBody?.content['application/json'].schema,
  })),
);

const named = contract.components.schemas as unknown as Record<string, Schema>;
const longest = 60;
const longestList = 100;

/** Any value that a schema allows, the edges more often than the middle. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref) return valuesOf(named[schema.$ref.replace(/^.*\//, '')] ?? {});
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type })));
  }
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return integerOf(schema);
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { minItems: minLength = 0, maxItems = 3 } = schema;
      const items = valuesOf(schema.items ?? {});
      const maxLength = Math.max(minLength, Math.min(3, maxItems));
      const few = fc.array(items, { minLength, maxLength });
      const most = Math.min(maxItems, longestList);
      const many = fc.array(items, { minLength: most, maxLength: most });
      return fc.oneof({ weight: 9, arbitrary: few }, { weight: 1, arbitrary: many });
    }
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function textOf({ pattern, format, minLength = 0, maxLength = longest }: Schema) {
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const instant = fc.date({
    min: new Date('1990-01-01'),
    max: new Date('2090-01-01'),
    noInvalidDate: true,
  });
  if (format === 'date-time') return instant.map((date) => date.toISOString());
  if (format === 'date') return instant.map((date) => date.toISOString().slice(0, 10));
  if (format === 'uuid') return fc.uuid();
  const size = { minLength, maxLength: Math.max(minLength, Math.min(longest, maxLength)) };
  const any = fc.oneof(
    fc.string(size),
    fc.string({ ...size, unit: 'binary' }),
    fc.constantFrom('x'.repeat(minLength), 'x'.repeat(maxLength)),
  );
  if (format === 'line') return any.filter((value) => singleLine(value) === undefined);
  if (format === 'text') return any.filter((value) => multiLine(value) === undefined);
  return any;
}

/** Small numbers meet rows that are there. */
function integerOf({ minimum = 0, maximum = 2 ** 53 - 1 }: Schema) {
  const near = Math.min(maximum, minimum + 40);
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: minimum, max: near }) },
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) },
  );
}

function objectOf(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(schema.properties ?? {});
  const values = Object.fromEntries(entries.map(([name, part]) => [name, valuesOf(part)]));
  return fc.record(values, { requiredKeys: (schema.required ?? []) as never[] }) as fc.Arbitrary<
    Record<string, unknown>
  >;
}

const strays = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  'x',
  '\u0000',
  '../..',
  [],
  {},
  [[]],
  { $ne: 1 },
  'half \ud800',
];

/** The body as often as it has free text fields, each time with the text in another of them. */
export function withText(schema: Schema, body: unknown, text: string): unknown[] {
  const found = schema.$ref ? (named[schema.$ref.replace(/^.*\//, '')] ?? {}) : schema;
  if (isFreeText(found)) return [text.slice(0, found.maxLength)];
  const { items, properties } = found;
  if (Array.isArray(body) && items) return withText(items, body[0], text).map((item) => [item]);
  if (!properties || typeof body !== 'object' || body === null) return [];
  const known = body as Record<string, unknown>;
  return Object.entries(properties)
    .filter(([name, part]) => name in known || isFreeText(part))
    .flatMap(([name, part]) =>
      withText(part, known[name], text).map((value) => ({ ...known, [name]: value })),
    );
}

const isFreeText = ({ type, pattern, format, enum: values }: Schema) =>
  [type].flat().includes('string') && !pattern && !values && !/date|uuid/.test(format ?? '');

/** A body with one thing wrong in it; what it was made from is often still allowed as a whole. */
export function wrongBodyOf(schema: Schema): fc.Arbitrary<unknown> {
  const stray = fc.constantFrom<unknown>(...strays);
  return fc.oneof(
    stray,
    fc.tuple(valuesOf(schema), fc.nat(), stray).map(([value, index, other]) => {
      if (typeof value !== 'object' || value === null) return other;
      const keys = Object.keys(value);
      return { ...value, [keys[index % keys.length] ?? 'x']: other };
    }),
    fc.tuple(valuesOf(schema), fc.nat()).map(([value, index]) => {
      const entries = Object.entries(value as object);
      return Object.fromEntries(entries.filter((_entry, at) => at !== index % entries.length));
    }),
    valuesOf(schema).map((value) => ({ ...(value as object), unheardOf: 1 })),
  );
}

export const wrongParameter = fc.constantFrom(
  'x',
  '0',
  '-1',
  '1.5',
  '1e9',
  '9007199254740993',
  '99999999999999999999',
  'null',
  "1' or '1'='1",
  '%00',
  '☃',
  'x'.repeat(3000),
);
