import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import type { FastifySchema } from 'fastify';
import { lazily, lazilyFor } from './lazily.ts';

/** What an operation of the contract takes and gives. */
export interface OperationShape {
  /** Query parameters that it doesn't name are accepted. */
  'x-open-query'?: boolean;
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: object }[];
  requestBody?: { required?: boolean; content: { 'application/json': { schema: object } } };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>;
}

/** The contract's `#/components/schemas/X`, each with the name `X` by which the schemas of routes refer to it. */
export const sharedSchemas = lazily(
  () =>
    new Map<string, object>(
      Object.entries(contract.components.schemas).map(([name, schema]) => [
        name,
        { ...localRefs(schema), $id: name },
      ]),
    ),
);

/** The same object each time: what is compiled from it is kept with it. */
export const routeSchema = lazilyFor((operation: OperationShape): FastifySchema => {
  const schema: FastifySchema = {};
  const inPath = parametersIn(operation, 'path');
  if (inPath) schema.params = inPath;
  schema.querystring = parametersIn(operation, 'query') ?? {
    type: 'object',
    additionalProperties: false,
  };
  const body = operation.requestBody?.content['application/json'].schema;
  if (body) schema.body = localRefs(body);
  const success = operation.responses['200']?.content?.['application/json']?.schema;
  if (success) schema.response = { 200: localRefs(success) };
  return schema;
});

function parametersIn(operation: OperationShape, place: 'path' | 'query') {
  const found = (operation.parameters ?? []).filter((parameter) => parameter.in === place);
  if (found.length === 0) return undefined;
  return {
    type: 'object',
    additionalProperties: place === 'query' && operation['x-open-query'] === true,
    required: found.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(
      found.map((parameter) => [parameter.name, localRefs(parameter.schema)]),
    ),
  };
}

/** The document's `#/components/schemas/X` is `X#`. */
function localRefs<Value extends object>(schema: Value): Value {
  return JSON.parse(
    JSON.stringify(schema).replace(/"#\/components\/schemas\/(\w+)"/g, '"$1#"'),
  ) as Value;
}
