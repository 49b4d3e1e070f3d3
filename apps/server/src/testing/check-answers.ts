import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { addTextFormats } from '../plugins/contract/text-formats.ts';

interface Answer {
  $ref?: string;
  content?: Record<string, unknown>;
}

interface Operation {
  operationId: string;
  responses: Record<string, Answer>;
}

/** Refusals of the frame around the operations, which any call may meet; they have the Error body. */
const general = new Set(['400', '413', '414', '415', '503', '507']);
const document = 'contract';

// One for all servers of a process: compiling these again took longer than most tests.
const ajv = new Ajv({ strict: false, allErrors: true });
formats.default(ajv);
addTextFormats(ajv);
ajv.addSchema(contract, document);
const operations = readOperations();
const validators = new Map<string, ValidateFunction>();
function validatorOf(pointer: string): ValidateFunction {
  const made = validators.get(pointer) ?? ajv.compile({ $ref: `${document}#${pointer}` });
  validators.set(pointer, made);
  return made;
}

/** Compares every answer of the contract's operations with the contract; what differs is collected. */
export function checkAnswers(app: FastifyInstance): string[] {
  const faults: string[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    const found = operations.get(`${request.method} ${request.routeOptions.url}`);
    // Some addresses are pages of the portal too.
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (!found || isPage) return payload;
    const status = String(reply.statusCode);
    const type = String(reply.getHeader('content-type') ?? '').split(';')[0];
    const fault = typeFault(found, status, type) ?? faultOf(found, status, payload);
    if (fault) {
      const call = `${request.method} ${request.url} ${JSON.stringify(request.body) ?? ''}`;
      faults.push(`${found.operation.operationId} ${status}: ${fault} for ${call.slice(0, 500)}`);
    }
    return payload;
  });

  function typeFault({ operation }: Found, status: string, type: string | undefined) {
    const named = Object.keys(operation.responses[status]?.content ?? {});
    if (named.length === 0 || named.includes(type ?? '')) return undefined;
    return `the type ${type} where the contract has ${named}`;
  }

  function faultOf({ operation, pointer }: Found, status: string, payload: unknown) {
    const answer = operation.responses[status];
    if (!answer && !general.has(status)) return 'no such answer in the contract';
    const place = schemaPlace(answer, `${pointer}/responses/${status}`);
    const text = typeof payload === 'string' ? payload : '';
    if (!place) return text === '' ? undefined : 'a body where there is none in the contract';
    const validate = validatorOf(place);
    if (validate(JSON.parse(text || 'null'))) return undefined;
    return `${ajv.errorsText(validate.errors)} in ${text.slice(0, 300)}`;
  }
  return faults;
}

interface Found {
  operation: Operation;
  /** Where it is in the document. */
  pointer: string;
}

function readOperations(): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      const url = path.replace(/\{(\w+)\}/g, ':$1');
      const pointer = `/paths/${path.replaceAll('/', '~1').replace(/[{}]/g, encodeURIComponent)}/${method}`;
      found.set(`${method.toUpperCase()} ${url}`, { operation, pointer });
    }
  }
  return found;
}

/** Where the schema of an answer's body is; undefined for one without a body. */
function schemaPlace(answer: Answer | undefined, pointer: string): string | undefined {
  if (!answer) return '/components/schemas/Error';
  const place = answer.$ref ? answer.$ref.slice(1) : pointer;
  const isJson = answer.$ref !== undefined || answer.content?.['application/json'] !== undefined;
  return isJson ? `${place}/content/application~1json/schema` : undefined;
}
