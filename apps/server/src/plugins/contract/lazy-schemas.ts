import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { sharedSchemas } from './contract-schemas.ts';
import { lazily, lazilyFor } from './lazily.ts';
import { addTextFormats } from './text-formats.ts';

/**
 * Strict validation of what comes in, and answers that hold nothing the contract does not name. A
 * schema is compiled when its operation is first called: all of them at once would keep every start
 * waiting for half a second. Servers of one process, as in tests, share what was compiled.
 */
export function useLazySchemas(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const compile = httpPart === 'body' ? bodyCheck : parameterCheck;
    return (data) => {
      const validate = compile(schema as object);
      return validate(data) || { error: validate.errors ?? [] };
    };
  });
  app.setSerializerCompiler(
    ({ schema }) =>
      (data) =>
        serializer(schema as object)(data),
  );
}

const bodies = lazily(() => createAjv({ coerceTypes: false }));
const parameters = lazily(() => createAjv({ coerceTypes: 'array' }));
const bodyCheck = lazilyFor((schema: object) => bodies().compile(schema));
const parameterCheck = lazilyFor((schema: object) => parameters().compile(schema));
/** Given only what the schema refers to: all others would be looked through for each serializer. */
const serializer = lazilyFor((schema: object) =>
  SerializerSelector()(referredTo(schema), sending)({
    schema,
    method: '',
    url: '',
    httpStatus: '200',
  }),
);

/** What is sent was checked when it came: these formats mean nothing there. */
const sending = { ajv: { formats: { line: true, text: true } } } as const;

function createAjv(options: { coerceTypes: false | 'array' }): Ajv {
  const ajv = new Ajv({
    ...options,
    removeAdditional: false,
    useDefaults: true,
    strict: false,
    allErrors: false,
  });
  formats.default(ajv);
  addTextFormats(ajv);
  return ajv.addSchema([...sharedSchemas().values()]);
}

/** The shared schemas that a schema names, and those that they name. */
function referredTo(schema: object): Record<string, object> {
  const found: Record<string, object> = {};
  const gather = (part: object) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"\$ref":"(\w+)#/g)) {
      const shared = sharedSchemas().get(name);
      if (!shared || name in found) continue;
      found[name] = shared;
      gather(shared);
    }
  };
  gather(schema);
  return found;
}
