import type { Args, Command } from '../cli/grammar/command.ts';
import { formatCommand } from '../cli/grammar/format.ts';
import type { DeviceConfig } from './model.ts';
import { scopeOf, settingsOf } from './settings/modes.ts';
import { type ConfigMode, keeperOf, type Scope, type Setting } from './settings/setting.ts';

/** The running configuration, as `show running-config` prints it. */
export function printConfig(config: DeviceConfig): string[] {
  const lines = printScope({ config }, 'config');
  return config.kind === 'host' ? lines : [...lines, 'end'];
}

/** The lines of one interface, without its header's separator. */
export const printScope = (scope: Scope, mode: ConfigMode): string[] => {
  const hasKept = mode !== 'vlan' && mode !== 'standard-acl' && mode !== 'extended-acl';
  return settingsOf(mode, scope.config.kind).reduce<string[]>(
    (lines, command) => lines.concat(printSetting(command, scope)),
    hasKept ? keeperOf(scope).kept : [],
  );
};

function printSetting(command: Command<Setting>, scope: Scope): string[] {
  const lines: string[] = [];
  for (const args of command.effect.read?.(scope) ?? []) {
    if (typeof args === 'string') lines.push(args);
    else lines.push(...printOne(command, args, scope));
  }
  return lines;
}

function printOne(command: Command<Setting>, args: Args, scope: Scope): string[] {
  const line = formatCommand(command.parts, args) ?? '';
  const opened = command.effect.opens?.(args);
  const inner = opened && scopeOf(scope.config, opened.mode, opened.key);
  if (!opened || !inner) return [line];
  return ['!', line, ...printScope(inner, opened.mode).map((each) => ` ${each}`)];
}
