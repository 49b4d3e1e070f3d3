import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  type Operation,
  operations,
  valuesOf,
  wrongBodyOf,
  wrongParameter,
} from './contract-cases.fixture.ts';

/** `FUZZ_RUNS=300 FUZZ_SEED=7` looks longer and elsewhere; a run without them is always the same. */
const runs = Number(process.env.FUZZ_RUNS ?? 6);
const seed = Number(process.env.FUZZ_SEED ?? 1);

let academy: TestApp;
const tokens: Record<string, string> = {};
const counts: Record<'taken' | 'refused', number> = { taken: 0, refused: 0 };
const ajv = new Ajv({ strict: false });
formats.default(ajv);
ajv.addSchema(contract, 'contract');

beforeAll(async () => {
  // Nobody listens at this address: sign-in has no provider here.
  academy = await createTestApp({ PUBLIC_URL: 'http://127.0.0.1:1' });
  for (const person of ['maya', 'daniel', 'ada', 'blocked'])
    tokens[person] = await academy.tokenOf(person);
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

interface Call {
  parameters: Record<string, unknown>;
  body?: unknown;
}

function callOf(operation: Operation): fc.Arbitrary<Call> {
  const required = operation.parameters.filter((one) => one.required || one.in === 'path');
  const parameters = fc.record(
    Object.fromEntries(operation.parameters.map(({ name, schema }) => [name, valuesOf(schema)])),
    { requiredKeys: required.map(({ name }) => name) },
  );
  return operation.body
    ? fc.record({ parameters, body: valuesOf(operation.body) })
    : fc.record({ parameters });
}

async function send(operation: Operation, call: Call, authorization?: string) {
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
      ...(authorization !== undefined && { authorization }),
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(call.body !== undefined && { payload: JSON.stringify(call.body) }),
  });
  counts[answer.statusCode < 400 ? 'taken' : 'refused'] += 1;
  const what = `${operation.name} (seed ${seed}) ${url}?${query} ${JSON.stringify(call.body)}: ${answer.body}`;
  expect(answer.statusCode, what.slice(0, 1500)).toBeLessThan(500);
  return { status: answer.statusCode, what: what.slice(0, 1500) };
}

const sample = <Value>(arbitrary: fc.Arbitrary<Value>, count: number) =>
  fc.sample(arbitrary, { seed, numRuns: count });

describe.each(operations)('$name', (operation) => {
  const person = personFor(operation.roles);
  const authorization = () => `Bearer ${tokens[person]}`;

  test('answers what the contract allows as the contract says', async () => {
    for (const call of sample(callOf(operation), runs)) {
      await send(operation, call, authorization());
    }
  });

  if (operation.body)
    test('takes no body that the contract does not allow', async () => {
      const schema = operation.body ?? {};
      const isAllowed = ajv.compile(
        JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')),
      );
      const bodies = sample(wrongBodyOf(schema), runs);
      const calls = sample(callOf(operation), runs);
      for (const [index, body] of bodies.entries()) {
        const isWrong = !isAllowed(JSON.parse(JSON.stringify(body) ?? 'null'));
        const { status, what } = await send(
          operation,
          { ...(calls[index] as Call), body },
          authorization(),
        );
        if (isWrong) expect(status, what).toBeGreaterThanOrEqual(400);
      }
    });

  if (operation.parameters.length > 0)
    test('bears any text in its address', async () => {
      for (const call of sample(callOf(operation), runs)) {
        const texts = sample(wrongParameter, operation.parameters.length);
        const parameters = Object.fromEntries(
          operation.parameters.map(({ name }, index) => [name, texts[index]]),
        );
        await send(operation, { ...call, parameters }, authorization());
      }
    });

  if (!operation.roles.includes('everyone'))
    test('wants to know who calls', async () => {
      const [call] = sample(callOf(operation), 1) as [Call];
      expect((await send(operation, call)).status).toBe(401);
      expect((await send(operation, call, 'Bearer x.y.z')).status).toBe(401);
      expect((await send(operation, call, `Bearer ${tokens.blocked}`)).status).toBe(403);
    });
});

test('some calls were taken and some refused', () => {
  expect(counts.taken).toBeGreaterThan(operations.length);
  expect(counts.refused).toBeGreaterThan(operations.length);
});

function personFor(roles: string[]): string {
  if (roles.includes('admin')) return 'ada';
  return roles.includes('mentor') ? 'daniel' : 'maya';
}
