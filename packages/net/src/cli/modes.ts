import type { DeviceKind } from '../config/index.ts';
import { settingGraphs, settings } from '../config/settings/modes.ts';
import type { Setting } from '../config/settings/setting.ts';
import { configCommands, hostCommands, privilegedCommands, userCommands } from './commands.ts';
import type { Exec } from './exec.ts';
import type { Command } from './grammar/command.ts';
import { describePattern } from './grammar/format.ts';
import { graphOf, type Tail } from './grammar/graph.ts';
import type { Position } from './session.ts';

export type Act = Setting | Exec;

const known: Record<string, Tail<Act> | undefined> = {};

/** Everything that can be entered in a mode of a kind of device. */
export function graphOfMode(mode: Position['mode'], kind: DeviceKind): Tail<Act> {
  const key = `${mode} ${kind}`;
  const graph = known[key] ?? buildGraph(mode, kind);
  known[key] = graph;
  return graph;
}

function buildGraph(mode: Position['mode'], kind: DeviceKind): Tail<Act> {
  if (mode === 'user' || mode === 'privileged') return execGraph(execOf(mode), kind);
  const settingsMode = mode === 'host' ? 'config' : mode;
  const { plain, negated } = settingGraphs(settingsMode, kind);
  const others = execGraph(mode === 'host' ? hostCommands : configCommands, kind);
  const nodes = [...plain.nodes, { word: 'no', name: 'negated', next: negated }, ...others.nodes];
  if (mode === 'host') return { nodes } as Tail<Act>;
  const exec = execGraph(privilegedCommands, kind);
  return { nodes: [...nodes, { word: 'do', next: exec }] } as Tail<Act>;
}

const execOf = (mode: 'user' | 'privileged') =>
  mode === 'user' ? userCommands : privilegedCommands;

const execGraph = (commands: Command<Exec>[], kind: DeviceKind): Tail<Act> =>
  graphOf<Act>(
    commands.filter(({ effect }) => (effect.on ? effect.on.indexOf(kind) >= 0 : kind !== 'host')),
  );

/** A line of the published list of what is included. */
export interface Covered {
  mode: Position['mode'];
  /** `ip address A.B.C.D A.B.C.D` */
  command: string;
  on: DeviceKind[];
  /** Whether it is only recognized: devices know it, and the academy doesn't include it. */
  isIncluded: boolean;
}

/** Every command of every mode, from the grammar itself. */
export function coverage(): Covered[] {
  const exec = { user: userCommands, privileged: privilegedCommands, host: hostCommands };
  const all: Covered[] = [];
  const add = (mode: Position['mode'], commands: Command<Act>[]) => {
    for (const { parts, effect, isHidden } of commands) {
      const on = effect.on ?? (['switch', 'router'] as DeviceKind[]);
      all.push({ mode, command: describePattern(parts), on, isIncluded: !isHidden });
    }
  };
  for (const mode of ['user', 'privileged', 'host'] as const) add(mode, exec[mode]);
  for (const mode of Object.keys(settings) as (keyof typeof settings)[]) add(mode, settings[mode]);
  return all;
}
