/**
 * What every operation has in common, so a path file only states what is special. The bundle and
 * the lint both see the result:
 *
 * - 429 always, 401 and 403 unless `x-roles` is `[everyone]` without `x-caller: optional`, 404 with a parameter in the path (also for
 *   a value that no object can have), 422 with parameters or a body. `x-errors: [409]` adds to these.
 * - `x-paging: { pages: 20 }` adds `page` and `pageSize`, with 20 per page by default.
 *   `x-paging: { keyset: 20 }` adds `cursor` and `pageSize`: the list continues after a row instead of a
 *   count of rows, so nothing is skipped or repeated when it changes. Both together offer both.
 */

interface Parameter {
  name: string;
  in: string;
  schema: object;
  description?: string;
}

interface Operation {
  'x-roles': string[];
  'x-caller'?: 'optional';
  'x-errors'?: number[];
  'x-paging'?: { pages?: number; keyset?: number };
  parameters?: Parameter[];
  requestBody?: object;
  responses: Record<string, object>;
}

const names: Record<number, string> = {
  401: 'Unauthenticated',
  402: 'PaymentDeclined',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  410: 'Gone',
  413: 'TooLarge',
  422: 'Invalid',
  429: 'TooManyRequests',
  507: 'StorageFull',
};

export default () => ({
  id: 'uplink',
  preprocessors: {
    oas3: { 'standard-parts': () => ({ Operation: { enter: addStandardParts } }) },
  },
});

function addStandardParts(operation: Operation) {
  addPaging(operation);
  addErrors(operation);
}

function addPaging(operation: Operation) {
  const { 'x-paging': paging } = operation;
  if (!paging) return;
  delete operation['x-paging'];
  const { pages, keyset } = paging;
  operation.parameters = [
    ...(operation.parameters ?? []),
    ...(pages === undefined ? [] : [page]),
    ...(keyset === undefined ? [] : [cursor]),
    pageSize(pages ?? keyset ?? 20),
  ];
}

const page: Parameter = {
  name: 'page',
  in: 'query',
  schema: { type: 'integer', minimum: 0, maximum: 100_000, default: 0 },
  description: '0-based',
};

const cursor: Parameter = {
  name: 'cursor',
  in: 'query',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[A-Za-z0-9_-]+$' },
  description: 'Continues a list: `next` or `previous` of an earlier answer, with the same `sort`',
};

const pageSize = (size: number): Parameter => ({
  name: 'pageSize',
  in: 'query',
  schema: { type: 'integer', minimum: 1, maximum: 100, default: size },
});

function addErrors(operation: Operation) {
  const { 'x-errors': added = [] } = operation;
  delete operation['x-errors'];
  for (const status of [...usualErrors(operation), ...added])
    operation.responses[status] ??= { $ref: toResponse(status) };
}

function usualErrors(operation: Operation): number[] {
  const { 'x-roles': roles, 'x-caller': caller, parameters = [], requestBody } = operation;
  return [
    429,
    ...(roles.includes('everyone') && caller !== 'optional' ? [] : [401, 403]),
    ...(parameters.some((parameter) => parameter.in === 'path') ? [404] : []),
    ...(parameters.length > 0 || requestBody ? [422] : []),
  ];
}

function toResponse(status: number): string {
  const name = names[status];
  if (!name) throw new Error(`No standard answer for ${status}: add it to schemas/responses.yaml.`);
  return `../schemas/responses.yaml#/${name}`;
}
