import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson } from '../../testing/world/people.ts';
import { type Operation, wrongBodyOf, wrongParameter } from './contract-cases.fixture.ts';
import { type Call, callOf } from './fuzz-calls.fixture.ts';
import { type FuzzedAcademy, openFuzzedAcademy } from './fuzzed-academy.fixture.ts';
import { addTextFormats } from './text-formats.ts';

/**
 * So many calls of each sort are made of every operation. `FUZZ_CASES=300 FUZZ_SEED=7` looks longer
 * and elsewhere; a run without them is always the same.
 */
const count = Number(process.env.FUZZ_CASES ?? 20);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const time = Math.max(30_000, count * 1000);

const ajv = new Ajv({ strict: false });
formats.default(ajv);
addTextFormats(ajv);
ajv.addSchema(contract, 'contract');

const sample = <Value>(arbitrary: fc.Arbitrary<Value>, numRuns: number) =>
  fc.sample(arbitrary, { seed, numRuns });

/** Tests that call each of the operations as the contract allows, and as it doesn't. */
export function fuzz(operations: Operation[]): void {
  let fuzzed: FuzzedAcademy;
  beforeAll(async () => {
    fuzzed = await openFuzzedAcademy();
  });
  afterAll(() => fuzzed.close());

  describe.each(operations)(`$name (FUZZ_SEED=${seed})`, (operation) => {
    test('answers what the contract allows as the contract says', { timeout: time }, async () => {
      for (const call of sample(callOf(fuzzed.world, operation), count)) {
        const { status, what } = await fuzzed.send(operation, call);
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
        const calls = sample(callOf(fuzzed.world, operation), count);
        for (const [index, body] of bodies.entries()) {
          const isWrong = !isAllowed(JSON.parse(JSON.stringify(body) ?? 'null'));
          const { status, what } = await fuzzed.send(operation, {
            ...(calls[index] as Call),
            body,
          });
          if (isWrong) expect(status, what).toBeGreaterThanOrEqual(400);
        }
      });

    if (operation.parameters.length > 0)
      test('bears any text in its address', { timeout: time }, async () => {
        for (const [index, call] of sample(callOf(fuzzed.world, operation), count).entries()) {
          const texts = fc.sample(wrongParameter, {
            seed: seed + index,
            numRuns: operation.parameters.length,
          });
          const parameters = Object.fromEntries(
            operation.parameters.map(({ name }, place) => [name, texts[place]]),
          );
          await fuzzed.send(operation, { ...call, parameters });
        }
      });

    if (!operation.roles.includes('everyone'))
      test('wants to know who calls', { timeout: time }, async () => {
        // Of its own: calls made up before may have unblocked others, which ends their sessions.
        const person = `blocked-${operation.name}`.toLowerCase();
        await addPerson(fuzzed.academy, person, { isBlocked: true });
        const blocked = `Bearer ${await fuzzed.academy.tokenOf(person)}`;
        for (const call of sample(callOf(fuzzed.world, operation), Math.ceil(count / 10))) {
          expect((await fuzzed.send(operation, call, '')).status).toBe(401);
          expect((await fuzzed.send(operation, call, 'Bearer x.y.z')).status).toBe(401);
          expect((await fuzzed.send(operation, call, blocked)).status).toBe(403);
        }
      });
  });

  test('some calls were taken and some refused', () => {
    expect(fuzzed.counts.taken).toBeGreaterThan(operations.length * count * 0.3);
    expect(fuzzed.counts.refused).toBeGreaterThan(operations.length * count * 0.3);
  });
}
