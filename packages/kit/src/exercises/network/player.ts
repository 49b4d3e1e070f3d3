import type { Definition } from '@uplink/net/exercise';
import { played } from './network.rules.ts';
import type { NetworkEngine, Played } from './network.types.ts';

/** Plays the log of one exercise, and remembers how far it was: a command more costs one command. */
export interface Player {
  play(engine: NetworkEngine, definition: Definition, text: string): Played;
}

export function createPlayer(): Player {
  let before: Played | undefined;
  return {
    play(engine, definition, text) {
      before = played(engine, definition, { text, before });
      return before;
    },
  };
}
