import type { DeviceConfig, DeviceKind } from '../config/index.ts';
import type { Setup, Tables } from '../plane/index.ts';
import type { Args } from './grammar/command.ts';
import { type Command, command } from './grammar/command.ts';
import type { ArgsOf } from './grammar/types.ts';
import type { Position, Session } from './session.ts';

/** What a command sees. */
export interface Console {
  session: Session;
  device: string;
  config: DeviceConfig;
  setup: Setup;
}

/** What a command does: what it prints, and what it changes. */
export interface Effect {
  output?: string[];
  position?: Position;
  tables?: Tables;
  spent?: number;
}

/** A command that doesn't configure. */
export interface Exec {
  run(args: Args, console: Console): Effect;
  on?: DeviceKind[];
}

/** Declares a command of user or privileged mode. */
export const exec = <P extends string>(
  pattern: P,
  run: (args: ArgsOf<P>, console: Console) => Effect,
  on?: DeviceKind[],
): Command<Exec> => command(pattern, { run: run as unknown as Exec['run'], on });

/** Commands that devices in the field know, and the academy doesn't include. */
export const notIncludedExec = (pattern: string, on?: DeviceKind[]): Command<Exec> =>
  command(pattern, { run: () => ({}), on }, { isHidden: true });
