import type { Readable } from 'node:stream';
import type { operations } from '@uplink/api-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInCaller } from '../authentication/caller.repository.ts';

type Operation = keyof operations;

type Parameters<
  Name extends Operation,
  Place extends 'path' | 'query',
> = operations[Name]['parameters'] extends { [Key in Place]?: infer Values }
  ? NonNullable<Values>
  : never;

/** A list always has a page and a size: validation fills in the contract's defaults. */
type Filled<Query> = Query & Required<Pick<Query, Extract<keyof Query, 'page' | 'pageSize'>>>;

type Body<Name extends Operation> = operations[Name] extends {
  requestBody: { content: { 'application/json': infer Json } };
}
  ? Json
  : operations[Name] extends {
        requestBody?: { content: { 'application/json': infer Json } };
      }
    ? Json | undefined
    : undefined;

type Answer<Name extends Operation> = operations[Name]['responses'] extends {
  200: { content: { 'application/json': infer Json } };
}
  ? Json
  : operations[Name]['responses'] extends { 200: { content: Record<string, unknown> } }
    ? // A file, of the type the contract names.
      Buffer | Readable
    : // biome-ignore lint/suspicious/noConfusingVoidType: a handler without an answer returns nothing
      void;

/** A call that passed the contract's roles and validation. */
export interface Call<Name extends Operation> {
  path: Parameters<Name, 'path'>;
  query: Filled<Parameters<Name, 'query'>>;
  body: Body<Name>;
  /** Who calls. Asking for it in an operation open to everyone is a programming error. */
  caller: SignedInCaller;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** One handler for each operation of the contract: a missing one is a type error. */
export type Handlers = {
  [Name in Operation]: (call: Call<Name>) => Promise<Answer<Name>>;
};
