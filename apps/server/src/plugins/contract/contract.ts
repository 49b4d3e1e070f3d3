import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { mayAny } from '@uplink/api-client/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Authenticate } from '../authentication/authentication.ts';
import type { SignedInCaller } from '../authentication/caller.repository.ts';
import { type OperationShape, routeSchema } from './contract-schemas.ts';
import type { Call, Handlers } from './handlers.ts';
import { useLazySchemas } from './lazy-schemas.ts';

interface Operation extends OperationShape {
  operationId: keyof Handlers;
  'x-roles': string[];
  'x-frozen'?: 'allowed';
  /** Open to everyone; whoever sends a token is known by it. */
  'x-caller'?: 'optional';
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls an operation of the contract, unless it is open to everyone and doesn't ask. */
    caller: SignedInCaller | null;
  }
}

/**
 * Makes a route of each operation: who may call follows from its x-roles, what it takes and gives in its
 * schemas. Unknown fields are refused, and nothing is sent that the contract does not name.
 */
export function registerContract(
  app: FastifyInstance,
  handlers: Handlers,
  authenticate: Authenticate,
) {
  useLazySchemas(app);
  app.decorateRequest('caller', null);
  // Calls carry JSON or nothing; text would reach a handler unread.
  app.removeContentTypeParser('text/plain');
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      const handle = handlers[operation.operationId] as (call: unknown) => Promise<unknown>;
      refuseIncomplete(operation, handle);
      const access = {
        roles: operation['x-roles'],
        isOpenToFrozen: operation['x-frozen'] === 'allowed',
        asksForCaller: operation['x-caller'] === 'optional',
        secondFactor: secondFactorFor({ path, method }, operation),
      };
      app.route({
        method: method.toUpperCase(),
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        schema: routeSchema(operation),
        onRequest: async (request) => {
          request.caller = await authenticate(request, access);
        },
        // Fastify holds a missing body against the schema, which has no word for a body that may be left out.
        ...(operation.requestBody &&
          !operation.requestBody.required && {
            preValidation: async (request) => {
              if (request.body === undefined) request.body = {};
            },
          }),
        handler: async (request, reply) => {
          const answer = await handle(new ValidCall(operation.operationId, request, reply));
          if (Buffer.isBuffer(answer)) reply.type(fileTypeOf(operation));
          if (answer !== undefined) return answer;
          return reply.code(emptyStatus(operation, reply)).send();
        },
      });
    }
  }
}

/**
 * What staff do to others: reading asks for a sign-in with a second factor, changing for a recent one. Downloading
 * a list counts as changing.
 */
function secondFactorFor(
  { path, method }: { path: string; method: string },
  { 'x-roles': roles, responses }: Operation,
): Access['secondFactor'] {
  if (!path.startsWith('/management/')) {
    const isForStaff = roles.some((role) => isStaffRole(role)) && !path.startsWith('/me/');
    return isForStaff ? 'ofStaff' : 'none';
  }
  const isReading = method === 'get' || method === 'head';
  const isFile = responses['200']?.content?.['text/csv'] !== undefined;
  return isReading && !isFile ? 'signIn' : 'recent';
}

const isStaffRole = (role: string) => mayAny({ roles: [role] }, 'enterAdmin');

/** What a handler is given; its parts are of the types that the operation's schemas say. */
class ValidCall implements Pick<Call<never>, 'caller' | 'request' | 'reply'> {
  readonly #operationId: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;

  constructor(operationId: string, request: FastifyRequest, reply: FastifyReply) {
    this.#operationId = operationId;
    this.request = request;
    this.reply = reply;
    this.path = request.params;
    this.query = request.query;
    this.body = request.body;
  }

  get caller(): SignedInCaller {
    if (this.request.caller) return this.request.caller;
    throw new Error(`${this.#operationId} is open to everyone: it has no caller.`);
  }
}

/** An operation that names no one would be open by accident: the server does not start with it. */
function refuseIncomplete(operation: Operation, handle: unknown) {
  if (!operation['x-roles']?.length) {
    throw new Error(`The contract names no x-roles for ${operation.operationId}.`);
  }
  if (!handle) throw new Error(`No handler answers ${operation.operationId}.`);
}

/** Of an answer without a body: a redirect, what a HEAD's GET has, or nothing. */
function emptyStatus({ responses }: Operation, reply: FastifyReply): number {
  if (reply.hasHeader('location')) return 302;
  return '200' in responses ? 200 : 204;
}

/** What kind of file an operation answers with. */
function fileTypeOf({ responses }: Operation): string {
  return Object.keys(responses['200']?.content ?? {})[0] ?? 'application/octet-stream';
}
