import { expect } from 'vitest';
import { type Actor, actors } from '../../access/actors.ts';
import { fillWorld, type World } from '../../access/world.fixture.ts';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { captureLog } from '../../testing/capture-log.ts';
import { createEmptyApp, type TestApp } from '../../testing/test-app.ts';
import type { Operation } from './contract-cases.fixture.ts';
import type { Call } from './fuzz-calls.fixture.ts';

/** An academy with all objects of the access matrix, and what calls did to it. */
export interface FuzzedAcademy {
  academy: TestApp;
  world: World;
  /** All that was logged so far. */
  logged: () => string;
  counts: { taken: number; refused: number };
  /** Fails on an answer of 500 and above. `what` tells the call and its answer. */
  send: (
    operation: Operation,
    call: Call,
    authorization?: string,
  ) => Promise<{ status: number; what: string }>;
  /** Fails if the calls broke an invariant. */
  close: () => Promise<void>;
}

export async function openFuzzedAcademy(): Promise<FuzzedAcademy> {
  // No one listens at this address: sign-in has no provider here.
  const academy = await createEmptyApp({ PUBLIC_URL: 'http://127.0.0.1:1' });
  const { said } = captureLog(academy.app.log);
  const world = await fillWorld(academy);
  const tokens = new Map<Actor, string>();
  for (const person of actors) tokens.set(person, `Bearer ${await academy.tokenOf(person)}`);
  const counts = { taken: 0, refused: 0 };
  return {
    academy,
    world,
    logged: said,
    counts,
    send: async (operation, call, authorization = tokens.get(call.actor)) => {
      const url = addressOf(operation, call);
      const answer = await academy.app.inject({
        method: operation.method,
        url,
        headers: {
          ...(authorization && { authorization }),
          ...(call.body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(call.body !== undefined && { payload: JSON.stringify(call.body) }),
      });
      counts[answer.statusCode < 400 ? 'taken' : 'refused'] += 1;
      const sent = `${operation.method} ${url} ${JSON.stringify(call.body)}`;
      const what = `${operation.name} by ${call.actor}: ${sent}: ${answer.body}`.slice(0, 1500);
      expect(answer.statusCode, what).toBeLessThan(500);
      return { status: answer.statusCode, what };
    },
    close: async () => {
      expect(await audit(academy.db, invariants)).toEqual([]);
      await academy.close();
    },
  };
}

function addressOf(operation: Operation, call: Call): string {
  const query = new URLSearchParams();
  let path = operation.path;
  for (const { name, in: place } of operation.parameters) {
    const value = call.parameters[name];
    if (value === undefined) continue;
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else for (const one of [value].flat()) query.append(name, String(one));
  }
  return `${path}?${query}`;
}
