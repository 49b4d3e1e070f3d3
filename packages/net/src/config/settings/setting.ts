import { type Args, type Command, command, leadingWords } from '../../cli/grammar/command.ts';
import { formatCommand } from '../../cli/grammar/format.ts';
import type { ArgsOf } from '../../cli/grammar/types.ts';
import type { AccessList } from '../../sets/index.ts';
import type { DeviceConfig, DeviceKind, InterfaceConfig, LineConfig, Vlan } from '../model.ts';

/** Where a line of configuration belongs. */
export type ConfigMode =
  | 'config'
  | 'interface'
  | 'subinterface'
  | 'vlan'
  | 'line'
  | 'standard-acl'
  | 'extended-acl';

/** What a line of configuration changes: the device, and the part of it that was selected. */
export interface Scope {
  config: DeviceConfig;
  interface?: InterfaceConfig;
  vlan?: Vlan;
  line?: LineConfig;
  accessList?: AccessList;
}

/** What a line of configuration means. */
export interface Setting {
  /** Applies the line. Returns what the device answers, if it refuses. */
  set(args: Args, scope: Scope): string | undefined;
  /** Applies the line with `no` before it. */
  unset?(args: Args, scope: Scope): string | undefined;
  /** What the configuration holds: the arguments of each line, or the line itself. */
  read?(scope: Scope): (Args | string)[];
  /** The mode that the line opens, and the key of what it selects. */
  opens?(args: Args): { mode: ConfigMode; key: string };
  /** The kinds of devices that know the line. Without it: all but hosts. */
  on?: DeviceKind[];
}

interface SettingOf<A> {
  set(args: A, scope: Scope): string | undefined;
  unset?(args: Partial<A>, scope: Scope): string | undefined;
  read?(scope: Scope): (Partial<A> | string)[];
  opens?(args: A): { mode: ConfigMode; key: string };
  on?: DeviceKind[];
}

/** Declares a line of configuration. */
export const setting = <P extends string>(
  pattern: P,
  effect: SettingOf<ArgsOf<P>>,
): Command<Setting> => command(pattern, effect as unknown as Setting);

/** A line that has no effect on packets and is kept as it was entered. */
export function kept(pattern: string, on?: DeviceKind[]): Command<Setting> {
  const own = command<string, Setting>(pattern, { set: () => undefined, on });
  return { ...own, effect: { ...own.effect, ...keeping(own) } };
}

/** What a device says about a line that it knows, and the academy doesn't include. */
export const notIncluded = (pattern: string, on?: DeviceKind[]): Command<Setting> =>
  command(pattern, { set: () => undefined, on }, { isHidden: true });

function keeping(own: Command<Setting>): Setting {
  const head = leadingWords(own.parts).join(' ');
  const takesValue = own.parts.some((part) => part.kind === 'param');
  const keep = (line: string | undefined, scope: Scope) => {
    const target = keeperOf(scope);
    target.kept = target.kept.filter((each) => !isAbout(each, head));
    if (line !== undefined) target.kept.push(line);
    return undefined;
  };
  return {
    set: (args, scope) => keep(formatCommand(own.parts, args), scope),
    unset: (_args, scope) => {
      const had = keeperOf(scope).kept.some(
        (each) => each.indexOf(`${head} `) === 0 || each === head,
      );
      return keep(had || takesValue ? undefined : `no ${head}`, scope);
    },
  };
}

/** The part of the configuration that keeps the lines of a scope. */
export const keeperOf = (scope: Scope): { kept: string[] } =>
  scope.interface ?? scope.line ?? scope.config;

const isAbout = (line: string, head: string) =>
  `${line} `.indexOf(`${head} `) === 0 || `${line} `.indexOf(`no ${head} `) === 0;
