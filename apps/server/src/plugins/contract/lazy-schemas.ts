import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { addTextFormats } from './text-formats.ts';

/**
 * Strict validation of what comes in, and answers that hold nothing the contract does not name. A
 * schema is compiled when its operation is first called: all of them at once would keep every start
 * waiting for half a second.
 */
export function useLazySchemas(app: FastifyInstance): void {
  const options = {
    removeAdditional: false,
    useDefaults: true,
    strict: false,
    allErrors: false,
  } as const;
  const withShared = (ajv: Ajv) => {
    formats.default(ajv);
    addTextFormats(ajv);
    return ajv.addSchema(Object.values(app.getSchemas()) as object[]);
  };
  const body = once(() => withShared(new Ajv({ ...options, coerceTypes: false })));
  const parameters = once(() => withShared(new Ajv({ ...options, coerceTypes: 'array' })));
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const validator = httpPart === 'body' ? body : parameters;
    const compile = once(() => validator().compile(schema as object));
    return (data) => {
      const validate = compile();
      return validate(data) || { error: validate.errors ?? [] };
    };
  });
  const serializers = once(() => SerializerSelector()(app.getSchemas(), sending));
  app.setSerializerCompiler(({ httpStatus = '', ...route }) => {
    const compile = once(() => serializers()({ ...route, httpStatus }));
    return (data) => compile()(data);
  });
}

/** What is sent was checked when it came: these formats mean nothing there. */
const sending = { ajv: { formats: { line: true, text: true } } } as const;

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
