import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { mayAny } from '@uplink/api-client/domain';
import type { TestApp } from '../testing/test-app.ts';
import { access } from './access.rows.ts';
import type { AccessRow } from './access-row.ts';
import type { Actor, Expected, Status } from './actors.ts';
import { objectKinds } from './object-kinds.ts';
import { callersContext, ObjectRef } from './object-ref.ts';
import { rolesOf, secretsIn } from './people.fixture.ts';
import { fillInSeen } from './seen-state.fixture.ts';
import type { World } from './world.fixture.ts';

type Path = Record<string, unknown>;
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Documented {
  operationId: string;
  responses: Record<string, unknown>;
}

/** An operation of the contract with its row. */
export interface Case {
  name: string;
  method: Method;
  url: string;
  row: AccessRow<unknown>;
  success: number;
  contract: Record<string, unknown>;
}

/** One call and what must be answered. */
export interface Cell {
  actor: Actor;
  /** Whose object is where, for the report. */
  what: string;
  variants: Record<string, string>;
  expected: Status;
}

export interface Answer {
  status: number;
  code: string | undefined;
  text: string;
}

export const cases: Case[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item as unknown as Record<string, Documented>).map(([method, operation]) => ({
    name: operation.operationId,
    method: method.toUpperCase() as Method,
    url: path,
    row: access[operation.operationId as keyof typeof access] ?? { who: 'everyone' },
    success: Number(Object.keys(operation.responses).find((status) => /^[23]/.test(status))),
    contract: operation as unknown as Record<string, unknown>,
  })),
);

export function mayCall({ who }: AccessRow<unknown>, actor: Actor): boolean {
  return who === 'everyone' || who === 'signedIn' || mayAny({ roles: rolesOf(actor) }, who);
}

/** The kinds of a call's objects that are tried with others'. */
export function kindsIn({ path, query, body, headers }: AccessRow<unknown>): string[] {
  const tried = refsIn([path, query, body, headers]).filter(({ isTried }) => isTried);
  return [...new Set(tried.map(({ kind }) => kind))];
}

function refsIn(value: unknown): ObjectRef[] {
  if (value instanceof ObjectRef) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(refsIn) : [];
}

export const expectedFor = (expected: Expected, actor: Actor): Status =>
  typeof expected === 'object' ? (expected[actor] ?? expected.default) : expected;

/** The call with what is the caller's own. */
export function ownCell({ row }: Case, actor: Actor): Cell {
  return { actor, what: 'own', variants: {}, expected: expectedFor(row.own ?? 'ok', actor) };
}

const othersOf = ({ others }: AccessRow<unknown>): Record<string, Record<string, Expected>> =>
  others ?? {};

/** The call with each object replaced by each that is not the caller's, and with all of them. */
export function otherCells({ row }: Case, actor: Actor): Cell[] {
  const kinds = kindsIn(row);
  // Someone refused with the call's own objects is refused with any.
  if (row.own !== undefined && expectedFor(row.own, actor) !== 'ok') return [];
  const cells = kinds.flatMap((kind) =>
    Object.entries(objectKinds[kind] ?? {}).map(([variant, usual]) => ({
      actor,
      what: `${variant} ${kind}`,
      variants: { [kind]: variant },
      expected: expectedFor(othersOf(row)[kind]?.[variant] ?? usual, actor),
    })),
  );
  if (row.together === undefined) return cells;
  const variants = Object.fromEntries(
    foreignKinds(row).map((kind) => [kind, objectKinds[kind]?.own === undefined ? 'other' : 'own']),
  );
  const expected = expectedFor(row.together, actor);
  return [...cells, { actor, what: 'all of another', variants, expected }];
}

/** Kinds that belong to someone: with two of them a call can be mixed. */
export const foreignKinds = (row: AccessRow<unknown>) =>
  kindsIn(row).filter((kind) => {
    const variants = objectKinds[kind] ?? {};
    return 'other' in variants || 'own' in variants;
  });

export interface Caller {
  authorization?: string;
  cookie?: string;
}

/** Replaces the kinds of a row with the objects that stand for them. */
export function fillIn(world: World, { actor, variants }: Pick<Cell, 'actor' | 'variants'>) {
  const fill = (value: unknown): unknown => {
    if (value instanceof ObjectRef) return world.objectOf(actor, value.kind, variants[value.kind]);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one)]));
  };
  return fill;
}

/** Sends the call of a cell. */
export async function send(
  { academy, world }: { academy: TestApp; world: World },
  { method, url, row }: Case,
  cell: Pick<Cell, 'actor' | 'variants'>,
  caller: Caller,
): Promise<Answer> {
  const fill = fillIn(world, cell);
  const path = url.replace(/\{(\w+)\}/g, (_all, name) =>
    encodeURIComponent(String(fill(row.path?.[name] ?? ''))),
  );
  const query = new URLSearchParams(fill(row.query ?? {}) as Record<string, string>);
  const body =
    row.body === callersContext
      ? await contextOf(academy, caller)
      : row.body === undefined
        ? undefined
        : await fillInSeen(academy.db, fill(row.path ?? {}) as Path, fill(row.body) as Path);
  const answer = await academy.app.inject({
    method,
    url: `${path}?${query}`,
    headers: { ...caller, ...(fill(row.headers ?? {}) as Record<string, string>) },
    ...(body !== undefined && { payload: body }),
  });
  const text = String(answer.headers['content-type']).includes('json') ? answer.body : '';
  const { code } = text.startsWith('{') ? JSON.parse(text) : { code: undefined };
  return { status: answer.statusCode, code, text: text.replace(/"requestId":"[^"]*"/, '') };
}

async function contextOf({ app }: TestApp, caller: Caller): Promise<object> {
  const { statusCode, body } = await app.inject({ url: '/me/context', headers: { ...caller } });
  return statusCode === 200 ? JSON.parse(body) : {};
}

/** Whose private words stand in an answer that may not be there. */
export function strangersIn({ row }: Case, actor: string, { text }: Answer): string[] {
  const shown = row.shows?.[actor as Actor] ?? [];
  if (shown === 'everybody') return [];
  const allowed = [actor, ...shown].map((name) => name.toLowerCase());
  return secretsIn(text).filter((name) => !allowed.includes(name));
}
