import type { ListeningApp } from '../testing/test-app.ts';
import type { Actor } from './actors.ts';
import type { Keys } from './door-row.ts';
import { createGivenKeys } from './given-keys.fixture.ts';
import { createStoredKeys } from './stored-keys.fixture.ts';
import type { World } from './world.fixture.ts';

const hour = 3_600_000;

/** For each door the keys that someone could give out, and what others could make of them. */
export async function createKeys(
  academy: ListeningApp,
  world: World,
  actor: Actor,
): Promise<Record<string, Keys>> {
  const now = academy.clock.now();
  const owner = {
    academy,
    world,
    actor,
    now,
    ago: new Date(now.getTime() - hour),
    later: new Date(now.getTime() + hour),
  };
  return { ...(await createStoredKeys(owner)), ...(await createGivenKeys(owner)) };
}
