import type { ListeningApp } from '../testing/test-app.ts';
import type { Actor } from './actors.ts';
import type { World } from './world.fixture.ts';

/** Whose keys are made, and the hours around. */
export interface KeyOwner {
  academy: ListeningApp;
  world: World;
  actor: Actor;
  now: Date;
  ago: Date;
  later: Date;
}
