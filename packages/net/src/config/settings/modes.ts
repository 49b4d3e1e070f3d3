import type { Command } from '../../cli/grammar/command.ts';
import { graphOf, negatedGraphOf, type Tail } from '../../cli/grammar/graph.ts';
import { type DeviceConfig, type DeviceKind, findInterface } from '../model.ts';
import {
  extendedEntries,
  findList,
  namedLists,
  numberedLists,
  standardEntries,
} from './access-lists.ts';
import {
  defaultGateway,
  hostname,
  interfaces,
  ipRouting,
  keptOnDevice,
  keptOnLine,
  lines,
  vlanName,
  vlans,
} from './device.ts';
import { hostAddress, hostGateway } from './host.ts';
import { accessGroup, encapsulation, ipAddress, keptOnInterface, shutdown } from './interface.ts';
import { deviceNotIncluded, interfaceNotIncluded, lineNotIncluded } from './not-included.ts';
import { staticRoutes } from './routes.ts';
import type { ConfigMode, Scope, Setting } from './setting.ts';
import { accessVlan, allowedVlans, keptOnPort, nativeVlan, portMode } from './switch-port.ts';

/** The lines of each mode, in the order in which a configuration prints them. */
export const settings: Readonly<Record<ConfigMode, Command<Setting>[]>> = {
  config: [
    ...keptOnDevice,
    hostname,
    vlans,
    ipRouting,
    interfaces,
    hostAddress,
    hostGateway,
    defaultGateway,
    staticRoutes,
    namedLists,
    ...numberedLists,
    lines,
    ...deviceNotIncluded,
  ],
  interface: [
    ...keptOnInterface,
    portMode,
    accessVlan,
    nativeVlan,
    allowedVlans,
    ...keptOnPort,
    ipAddress,
    accessGroup,
    shutdown,
    ...interfaceNotIncluded,
  ],
  subinterface: [
    ...keptOnInterface,
    encapsulation,
    ipAddress,
    accessGroup,
    shutdown,
    ...interfaceNotIncluded,
  ],
  vlan: [vlanName],
  line: [...keptOnLine, ...lineNotIncluded],
  'standard-acl': standardEntries,
  'extended-acl': extendedEntries,
};

/** The lines of a mode that a kind of device knows. */
export const settingsOf = (mode: ConfigMode, kind: DeviceKind): Command<Setting>[] =>
  settings[mode].filter(({ effect }) =>
    effect.on ? effect.on.indexOf(kind) >= 0 : kind !== 'host',
  );

interface Graphs {
  plain: Tail<Setting>;
  negated: Tail<Setting>;
}

const known: Record<string, Graphs | undefined> = {};

/** The grammar of a mode, with and without `no`. */
export function settingGraphs(mode: ConfigMode, kind: DeviceKind): Graphs {
  const own = settingsOf(mode, kind);
  const key = `${mode} ${kind}`;
  const graphs = known[key] ?? {
    plain: graphOf(own),
    negated: negatedGraphOf(own.filter(({ effect, isHidden }) => effect.unset || isHidden)),
  };
  known[key] = graphs;
  return graphs;
}

/** What a mode and its key select in a configuration. `undefined` if it is gone. */
export function scopeOf(config: DeviceConfig, mode: ConfigMode, key: string): Scope | undefined {
  if (mode === 'config') return { config };
  if (mode === 'vlan') {
    const vlan = config.vlans.filter(({ id }) => id === Number(key))[0];
    return vlan && { config, vlan };
  }
  if (mode === 'line') {
    const line = config.lines.filter(({ type, first }) => `${type} ${first}` === key)[0];
    return line && { config, line };
  }
  if (mode === 'standard-acl' || mode === 'extended-acl') {
    const accessList = findList(config, key);
    return accessList && { config, accessList };
  }
  const own = findInterface(config, key);
  return own && { config, interface: own };
}
