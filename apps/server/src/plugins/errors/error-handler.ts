import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForPortal, sendShell } from '../pages.ts';
import { describeValidation } from './describe-validation.ts';
import { nothingAtAddress, Refusal, storageFull } from './errors.ts';

/** Fastify's errors as codes of the contract. */
const codes: Record<number, string> = {
  400: 'malformed',
  404: 'notFound',
  405: 'methodNotAllowed',
  413: 'tooLarge',
  414: 'tooLarge',
  415: 'unsupportedMediaType',
};

/** The database is gone or has no connection to give: the call may be repeated later. */
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '53300', '08006']);

/** The disk of the storage or of the database is full: nothing can be kept until there is room. */
const full = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** PostgreSQL stores no null characters and no halves of characters. */
const unstorable = new Set(['22021', '22P05']);

/** Every error response has the contract's Error body; below 500 it says what happened. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal>((caught, request, reply) => {
    const requestId = request.id;
    const isFull = full.has(caught.code);
    if (isFull) request.log.error({ err: caught, reqId: requestId }, 'disk full');
    const error = isFull ? storageFull() : namesNothing(caught) ? nothingAtAddress() : caught;
    if (error instanceof Refusal) {
      // Someone typed the address of a call: the portal's page says that there is nothing.
      if (error.code === 'notFound' && isForPortal(request)) return sendShell(reply.code(200));
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
      const code = codes[status] ?? 'refused';
      return reply.code(status).send({ message: error.message, code, requestId });
    }
    if (unstorable.has(error.code) || hasHalfCharacter(error)) {
      const message = "The text contains a character we can't store. Remove it and try again.";
      return reply.code(422).send({ message, code: 'validation', requestId });
    }
    request.log.error({ err: error, reqId: requestId }, 'request failed');
    if (unreachable.has(error.code) || error.message.includes('timeout exceeded when trying')) {
      const message = 'The academy cannot be reached right now. Try again in a moment.';
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ message, code: 'unavailable', requestId });
    }
    const message =
      'Something went wrong on our side. Try again. If it keeps happening, send support this code.';
    return reply.code(500).send({ message, code: 'internal', requestId });
  });
}

/** No object has a name that the contract doesn't allow: an address with one leads nowhere, like any other wrong one. */
const namesNothing = ({ validation, validationContext }: FastifyError): boolean =>
  validation !== undefined && validationContext === 'params';

/** PostgreSQL names half a character in the message or, inside JSON, in the detail. */
const hasHalfCharacter = ({ message, detail = '' }: Error & { detail?: string }) =>
  /Unicode .* surrogate/.test(`${message} ${detail}`);

/** Fastify refuses malformed addresses before routing; this gives them the same error body. */
export function refuseAddress(
  { statusCode: status = 400 }: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const message = status === 414 ? 'This address is too long.' : "This address isn't valid.";
  reply.code(status).send({ message, code: codes[status] ?? 'refused', requestId: request.id });
}
