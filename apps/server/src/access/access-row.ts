import type { operations } from '@uplink/api-client';
import type { PolicyName } from '@uplink/api-client/domain';
import type { Call } from '../plugins/contract/handlers.ts';
import type { Actor, Expected, Status } from './actors.ts';
import type { ObjectKind } from './object-kinds.ts';
import type { callersContext, ObjectRef, seenProduct, seenState } from './object-ref.ts';

/** What can be the matter with an account. */
export type StateName = 'blocked' | 'inactive' | 'deleted' | 'frozen';

type Operation = keyof operations;

/** A value of the contract in which an object, or the state a caller decides on, may be named. */
type Named<Value> =
  | Value
  | ObjectRef
  | typeof seenState
  | typeof seenProduct
  | (Value extends readonly (infer Item)[]
      ? readonly Named<Item>[]
      : Value extends object
        ? { [Field in keyof Value]: Named<Value[Field]> }
        : never);

/**
 * What one operation answers to each caller. Path, query and body name objects by `own` and `fixed`.
 */
export interface AccessRow<Body = never> {
  /** The policy that says who may call; the contract's x-roles must say the same. */
  who: 'everyone' | 'signedIn' | PolicyName;
  /** A frozen account may still do it. */
  frozen?: true;
  path?: Record<string, string | ObjectRef>;
  query?: Record<string, string | number | ObjectRef>;
  body?: Body;
  headers?: Record<string, ObjectRef>;
  /** Sends the cookie of the own session. */
  cookie?: true;
  /** What callers with access get for their own objects. @default ok */
  own?: Expected;
  /** What is answered for objects of others, where it differs from the kind's own answer. */
  others?: Partial<Record<ObjectKind, Record<string, Expected>>>;
  /** What is answered when every object of the call is another's. */
  together?: Expected;
  /** Another's object is answered as if it was done, and nothing happens. */
  quiet?: true;
  /** Whose private words may be in a good answer to someone. */
  shows?: Partial<Record<Actor, string[] | 'everybody'>>;
  /** A good answer needs what the matrix can't make, such as a passkey or an archive: its own tests show one. */
  needsMore?: true;
  /** Runs after all others: the call ends what they need. */
  last?: true;
  /** What a signed-out and a blocked visitor of an open operation are answered. @default ok */
  visitor?: Status;
  blocked?: Status;
}

/** Rows of some operations, each with a body as its contract has it. */
export type AccessRows = {
  [Name in Operation]?: AccessRow<Named<Call<Name>['body']> | typeof callersContext>;
};
