import type { FastifyError, FastifyInstance } from 'fastify';
import { Refusal } from './errors.ts';

/** Every answer that is no success has the contract's Error body; below 500 it says what happened. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    const requestId = request.id;
    if (error instanceof Refusal) {
      const { message, code, details } = error;
      return reply.code(error.status).send({ message, code, requestId, ...details });
    }
    if (error.validation) {
      const { message, fieldErrors } = describeValidation(
        error.validation,
        error.validationContext,
      );
      return reply.code(422).send({ message, code: 'validation', requestId, fieldErrors });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) {
      return reply
        .code(status)
        .send({ message: error.message, code: error.code ?? 'refused', requestId });
    }
    request.log.error({ err: error }, 'request failed');
    const message =
      'Something went wrong on our side. Try again; if it stays, tell support this code.';
    return reply.code(500).send({ message, code: 'internal', requestId });
  });
}

type Fault = NonNullable<FastifyError['validation']>[number];

function describeValidation(faults: Fault[], context: string | undefined) {
  const fieldErrors: Record<string, string> = {};
  for (const fault of faults) {
    const missing = (fault.params as { missingProperty?: string }).missingProperty;
    const extra = (fault.params as { additionalProperty?: string }).additionalProperty;
    const path = fault.instancePath.slice(1).replace(/\//g, '.');
    const field = [path, missing ?? extra].filter(Boolean).join('.') || (context ?? 'body');
    fieldErrors[field] ??= sentence(fault);
  }
  const [field, text] = Object.entries(fieldErrors)[0] ?? ['body', 'Wrong Format'];
  return { message: `${text} (${field})`, fieldErrors };
}

function sentence(fault: Fault): string {
  const limit = (fault.params as { limit?: number }).limit;
  switch (fault.keyword) {
    case 'required':
      return 'This field is Required';
    case 'minimum':
    case 'exclusiveMinimum':
      return `Value must be higher than ${limit}`;
    case 'maximum':
    case 'exclusiveMaximum':
      return `Value must be lower than ${limit}`;
    case 'maxLength':
      return `Must be less than ${limit} characters`;
    case 'minLength':
      return limit === 1 ? 'This field is Required' : `Must be more than ${limit} characters`;
    case 'additionalProperties':
      return 'This field is unknown';
    default:
      return 'Wrong Format';
  }
}
