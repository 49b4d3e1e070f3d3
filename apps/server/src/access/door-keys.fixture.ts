import type { ListeningApp } from '../testing/test-app.ts';
import type { Actor } from './access-row.ts';
import type { Key } from './door-row.ts';
import { createGivenKeys } from './given-keys.fixture.ts';
import { createStoredKeys } from './stored-keys.fixture.ts';
import type { World } from './world.fixture.ts';

/** A door's keys by what is wrong with them; `own` is whole. */
export type Keys = Record<string, Key>;

/** Whose keys are made, and the hours around. */
export interface Owner {
  academy: ListeningApp;
  world: World;
  actor: Actor;
  now: Date;
  ago: Date;
  later: Date;
}

const hour = 3_600_000;

/** For each door the keys that somebody could give out, and what others could make of them. */
export async function createKeys(
  academy: ListeningApp,
  world: World,
  actor: Actor,
): Promise<Record<string, Keys>> {
  const now = academy.clock.now();
  const [ago, later] = [-hour, hour].map((ms) => new Date(now.getTime() + ms)) as [Date, Date];
  const owner: Owner = { academy, world, actor, now, ago, later };
  return { ...(await createStoredKeys(owner)), ...(await createGivenKeys(owner)) };
}
