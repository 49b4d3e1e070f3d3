import type { LogEntry, Session } from '@uplink/net/cli';

/** A line of the console. */
export interface Said {
  kind: 'command' | 'output' | 'lost' | 'reply' | 'note';
  text: string;
  /** The prompt before a command. */
  prompt?: string;
}

/** How far a visitor has come: everything on screen follows from it. */
export interface Attempt {
  log: LogEntry[];
  session: Session;
  said: Said[];
  /** The prompt before the field. */
  prompt: string;
  isSolved: boolean;
  /** How many links the request and its reply crossed. */
  there: number;
  back: number;
  /** The device that drops the packet. */
  stop: string;
  /** The sign at that device, or at the end. */
  sign: string;
}
