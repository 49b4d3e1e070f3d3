import fc from 'fast-check';
import { type Actor, actors } from '../../access/actors.ts';
import { type Case, cases, fillIn, mayCall, ownCell } from '../../access/matrix.fixture.ts';
import { objectKinds } from '../../access/object-kinds.ts';
import type { World } from '../../access/world.fixture.ts';
import { type Operation, valuesOf } from './contract-cases.fixture.ts';

export interface Call {
  actor: Actor;
  parameters: Record<string, unknown>;
  body?: unknown;
}

/** Calls that the contract allows: made up, or with objects that are there, the caller's and others'. */
export function callOf(world: World, operation: Operation): fc.Arbitrary<Call> {
  const one = caseOf(operation);
  const variants = Object.fromEntries(
    Object.entries(objectKinds).map(([kind, others]) => [
      kind,
      fc.constantFrom(undefined, undefined, undefined, ...Object.keys(others)),
    ]),
  );
  const chosen = fc.tuple(
    fc.constantFrom(...callersOf(one)),
    fc.record(variants),
    fc.integer({ min: 0, max: 3 }),
  );
  return fc.tuple(chosen, madeUp(operation)).map(([[actor, variantsOf, dice], call]): Call => {
    const wanted = Object.entries(variantsOf).filter(([, variant]) => variant !== undefined);
    const cell = { actor, variants: Object.fromEntries(wanted) as never };
    return mix({ world, cell, one }, call, dice);
  });
}

/** A call with all that is there of the caller's own in its address and body. */
export function ownCallOf(world: World, operation: Operation): fc.Arbitrary<Call> {
  const one = caseOf(operation);
  const cell = { actor: callersOf(one)[0] ?? 'admin', variants: {} };
  return madeUp(operation).map((call) => mix({ world, cell, one }, call, 0));
}

type MadeUp = Omit<Call, 'actor'>;

/** An operation's row in the table of what is there, and whose objects fill it. */
interface Known {
  world: World;
  cell: { actor: Actor; variants: Record<string, string> };
  one: Case;
}

/** Takes the address or the body, or both, from the table of what is there. */
function mix({ world, cell, one: { row } }: Known, call: MadeUp, dice: number): Call {
  const fill = fillIn(world, cell);
  const real = { ...(fill(row.path ?? {}) as object), ...(fill(row.query ?? {}) as object) };
  const parameters = dice < 3 ? { ...call.parameters, ...real } : call.parameters;
  if (!('body' in call)) return { actor: cell.actor, parameters };
  const known = row.body === '=context' ? undefined : fill(row.body);
  const isObject = typeof known === 'object' && known !== null;
  const body = isObject && dice === 0 ? known : call.body;
  const isMixed = isObject && dice === 1 && typeof call.body === 'object';
  const mixed = isMixed ? { ...(call.body as object), ...known } : body;
  return { actor: cell.actor, parameters, body: mixed };
}

function madeUp(operation: Operation): fc.Arbitrary<MadeUp> {
  const required = operation.parameters.filter((one) => one.required || one.in === 'path');
  const parameters = fc.record(
    Object.fromEntries(
      operation.parameters.map(({ name, schema }) => [
        name,
        // In an address these stand for another place.
        valuesOf(schema).filter((value) => value !== '.' && value !== '..'),
      ]),
    ),
    { requiredKeys: required.map(({ name }) => name) },
  );
  return operation.body
    ? fc.record({ parameters, body: valuesOf(operation.body) })
    : fc.record({ parameters });
}

function caseOf({ name }: Operation): Case {
  const found = cases.find((one) => one.name === name);
  if (!found) throw new Error(`The table has no row for ${name}.`);
  return found;
}

/** Those who get somewhere with their own objects. */
const callersOf = (one: Case) =>
  actors.filter(
    (actor) =>
      mayCall(one.row, actor) && (one.row.needsMore || ownCell(one, actor).expected === 'ok'),
  );
