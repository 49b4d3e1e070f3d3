import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, actors } from '../../access/actors.ts';
import { type Case, cases, fillIn, mayCall, ownCell } from '../../access/matrix.fixture.ts';
import { objectKinds } from '../../access/object-kinds.ts';
import { fillWorld, type World } from '../../access/world.fixture.ts';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { captureLog, type LogCapture } from '../../testing/capture-log.ts';
import { createEmptyApp, type TestApp } from '../../testing/test-app.ts';
import { addPerson } from '../../testing/world/people.ts';
import {
  type Operation,
  operations,
  valuesOf,
  withText,
  wrongBodyOf,
  wrongParameter,
} from './contract-cases.fixture.ts';
import { addTextFormats } from './text-formats.ts';

/**
 * So many calls of each sort are made of every operation. `FUZZ_CASES=300 FUZZ_SEED=7` looks longer
 * and elsewhere; a run without them is always the same.
 */
const count = Number(process.env.FUZZ_CASES ?? 20);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const time = Math.max(30_000, count * 1000);

let academy: TestApp;
let world: World;
const tokens = new Map<string, string>();
const counts = { taken: 0, refused: 0 };
/** A card number someone types where none belongs, once in every text field (M-32). */
const card = '4929 7158 2746 3012';
let log: LogCapture;
const ajv = new Ajv({ strict: false });
formats.default(ajv);
addTextFormats(ajv);
ajv.addSchema(contract, 'contract');

beforeAll(async () => {
  // No one listens at this address: sign-in has no provider here.
  academy = await createEmptyApp({ PUBLIC_URL: 'http://127.0.0.1:1' });
  log = captureLog(academy.app.log);
  world = await fillWorld(academy);
  for (const person of actors) tokens.set(person, `Bearer ${await academy.tokenOf(person)}`);
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

const logTables = [
  'access_event',
  'audit_entry',
  'ledger_entry',
  'milestone_event',
  'provider_event',
  'purchase_event',
] as const;

/** All rows of a table as one text. */
async function textOf(db: TestApp['db'], table: (typeof logTables)[number]): Promise<string> {
  return JSON.stringify(await db.selectFrom(table).selectAll().execute());
}

interface Call {
  actor: Actor;
  parameters: Record<string, unknown>;
  body?: unknown;
}

/** Calls that the contract allows: made up, or with objects that are there, the caller's and others'. */
function callOf(operation: Operation): fc.Arbitrary<Call> {
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
    return mix(one, { actor, variants: Object.fromEntries(wanted) as never }, call, dice);
  });
}

type MadeUp = Omit<Call, 'actor'>;

/** Takes the address or the body, or both, from the table of what is there. */
function mix(
  { row }: Case,
  cell: { actor: Actor; variants: Record<string, string> },
  call: MadeUp,
  dice: number,
): Call {
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

async function send(operation: Operation, call: Call, authorization = tokens.get(call.actor)) {
  const query = new URLSearchParams();
  let url = operation.path;
  for (const { name, in: place } of operation.parameters) {
    const value = call.parameters[name];
    if (value === undefined) continue;
    if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(String(value)));
    else for (const one of [value].flat()) query.append(name, String(one));
  }
  const answer = await academy.app.inject({
    method: operation.method,
    url: `${url}?${query}`,
    headers: {
      ...(authorization && { authorization }),
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(call.body !== undefined && { payload: JSON.stringify(call.body) }),
  });
  counts[answer.statusCode < 400 ? 'taken' : 'refused'] += 1;
  const sent = `${operation.method} ${url}?${query} ${JSON.stringify(call.body)}`;
  const what = `FUZZ_SEED=${seed} ${operation.name} by ${call.actor}: ${sent}: ${answer.body}`;
  expect(answer.statusCode, what.slice(0, 1500)).toBeLessThan(500);
  return { status: answer.statusCode, what: what.slice(0, 1500) };
}

const sample = <Value>(arbitrary: fc.Arbitrary<Value>, numRuns: number) =>
  fc.sample(arbitrary, { seed, numRuns });

describe.each(operations)('$name', (operation) => {
  test('answers what the contract allows as the contract says', { timeout: time }, async () => {
    for (const call of sample(callOf(operation), count)) {
      const { status, what } = await send(operation, call);
      expect([405, 414, 415], what).not.toContain(status);
    }
  });

  if (operation.body)
    test('takes no body that the contract does not allow', { timeout: time }, async () => {
      const schema = operation.body ?? {};
      const isAllowed = ajv.compile(
        JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')),
      );
      const bodies = sample(wrongBodyOf(schema), count);
      const calls = sample(callOf(operation), count);
      for (const [index, body] of bodies.entries()) {
        const isWrong = !isAllowed(JSON.parse(JSON.stringify(body) ?? 'null'));
        const { status, what } = await send(operation, { ...(calls[index] as Call), body });
        if (isWrong) expect(status, what).toBeGreaterThanOrEqual(400);
      }
    });

  test('bears a card number in each of its texts', { timeout: time }, async () => {
    const one = caseOf(operation);
    for (const call of sample(madeUp(operation), 1)) {
      const own = mix(one, { actor: callersOf(one)[0] ?? 'admin', variants: {} }, call, 0);
      for (const body of withText(operation.body ?? {}, own.body, card))
        await send(operation, { ...own, body });
      for (const { name, schema } of operation.parameters.filter(({ in: at }) => at === 'query'))
        for (const text of withText(schema, own.parameters[name], card))
          await send(operation, { ...own, parameters: { ...own.parameters, [name]: text } });
    }
  });

  if (operation.parameters.length > 0)
    test('bears any text in its address', { timeout: time }, async () => {
      for (const [index, call] of sample(callOf(operation), count).entries()) {
        const texts = fc.sample(wrongParameter, {
          seed: seed + index,
          numRuns: operation.parameters.length,
        });
        const parameters = Object.fromEntries(
          operation.parameters.map(({ name }, place) => [name, texts[place]]),
        );
        await send(operation, { ...call, parameters });
      }
    });

  if (!operation.roles.includes('everyone'))
    test('wants to know who calls', { timeout: time }, async () => {
      // Of its own: calls made up before may have unblocked others, which ends their sessions.
      const person = `blocked-${operation.name}`.toLowerCase();
      await addPerson(academy, person, { isBlocked: true });
      const blocked = `Bearer ${await academy.tokenOf(person)}`;
      for (const call of sample(callOf(operation), Math.ceil(count / 10))) {
        expect((await send(operation, call, '')).status).toBe(401);
        expect((await send(operation, call, 'Bearer x.y.z')).status).toBe(401);
        expect((await send(operation, call, blocked)).status).toBe(403);
      }
    });
});

test('M-32: no log keeps a card number that was typed into a text', async () => {
  const logs = await Promise.all(
    logTables.map(async (table) => [table, await textOf(academy.db, table)] as const),
  );
  const kept = logs.filter(([, text]) => text.includes(card)).map(([table]) => table);
  expect(kept).toEqual([]);
  expect(log.said()).not.toContain(card);
  expect(log.said()).toContain('IssuerUnavailable');
  expect(logs.map(([, text]) => text).join()).toContain('[card]');
});

test('some calls were taken and some refused', () => {
  expect(counts.taken).toBeGreaterThan(operations.length * count * 0.3);
  expect(counts.refused).toBeGreaterThan(operations.length * count * 0.3);
});
