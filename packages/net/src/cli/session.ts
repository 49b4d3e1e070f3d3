import { copyConfig, type DeviceConfig } from '../config/index.ts';
import type { ConfigMode } from '../config/settings/setting.ts';
import {
  type Network,
  type NetworkDevice,
  newTables,
  type Setup,
  startConfigs,
  type Tables,
} from '../plane/index.ts';

/** Where a console is: the mode, and what it selected. */
export interface Position {
  mode: 'host' | 'user' | 'privileged' | ConfigMode;
  key: string;
}

/** Everything that commands have done so far. A session never changes: each command makes the next one. */
export interface Session {
  network: Network;
  /** Devices that may be looked at, not changed. */
  locked: string[];
  configs: Readonly<Record<string, DeviceConfig>>;
  positions: Readonly<Record<string, Position>>;
  tables: Tables;
  cut: number[];
  commands: number;
  /** Events of the forwarding plane so far. */
  spent: number;
}

/** A line that a learner entered at a device. */
export interface LogEntry {
  device: string;
  line: string;
}

export const MOST_COMMANDS = 2000;
export const LONGEST_LINE = 4096;
/** Pings and traceroutes of a whole session: half a second of work where switches are in a circle. */
export const MOST_EVENTS = 500_000;

export function startSession(network: Network, locked: string[] = []): Session {
  const positions: Record<string, Position> = {};
  for (const { name, kind } of network.devices) {
    positions[name] = { mode: kind === 'host' ? 'host' : 'privileged', key: '' };
  }
  return {
    network,
    locked,
    configs: startConfigs(network),
    positions,
    tables: newTables(),
    cut: [],
    commands: 0,
    spent: 0,
  };
}

export const setupOf = ({ network, configs, cut }: Session): Setup => ({ network, configs, cut });

/** A copy of a device's configuration that a command may change. */
export const draftOf = (session: Session, device: string): DeviceConfig =>
  copyConfig(session.configs[device] as DeviceConfig);

export const deviceOf = ({ network }: Session, name: string): NetworkDevice | undefined =>
  network.devices.filter((device) => device.name === name)[0];

/** What is before the cursor: `R1(config-if)# `. */
export function promptOf(session: Session, device: string): string {
  const name = session.configs[device]?.hostname ?? device;
  const { mode } = session.positions[device] ?? { mode: 'user' };
  return `${name}${ends[mode]} `;
}

const ends: Readonly<Record<Position['mode'], string>> = {
  host: '>',
  user: '>',
  privileged: '#',
  config: '(config)#',
  interface: '(config-if)#',
  subinterface: '(config-subif)#',
  vlan: '(config-vlan)#',
  line: '(config-line)#',
  'standard-acl': '(config-std-nacl)#',
  'extended-acl': '(config-ext-nacl)#',
};
