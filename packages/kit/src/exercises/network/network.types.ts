import type { Exchange, Session } from '@uplink/net/cli';

/** The engine, once it is loaded. */
export type NetworkEngine = typeof import('./network-engine.ts');

/** What a log has come to. */
export interface Played {
  text: string;
  session: Session;
  transcript: readonly Exchange[];
}

export type { Exchange, Session };
