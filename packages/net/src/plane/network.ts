import { type DeviceConfig, type DeviceKind, parentOf, parseConfig } from '../config/index.ts';

/** Devices and the links between their ports. */
export interface Network {
  devices: NetworkDevice[];
  links: Link[];
}

export interface NetworkDevice {
  name: string;
  kind: DeviceKind;
  /** Full names: `GigabitEthernet0/0`. */
  ports: string[];
  /** The configuration it starts with. */
  start: string;
}

export interface End {
  device: string;
  port: string;
}

export interface Link {
  a: End;
  b: End;
}

/** A network at one moment: what is configured, and which links are cut. */
export interface Setup {
  network: Network;
  configs: Readonly<Record<string, DeviceConfig | undefined>>;
  /** Positions in `network.links`. */
  cut?: number[];
}

/** Every device with the configuration it starts with. */
export function startConfigs(network: Network): Record<string, DeviceConfig> {
  const configs: Record<string, DeviceConfig> = {};
  for (const { name, kind, ports, start } of network.devices) {
    const { config } = parseConfig(start, kind, ports);
    configs[name] = { ...config, hostname: config.hostname || name };
  }
  return configs;
}

/** The other end of the link at a port. `undefined` without a link, or if it is cut. */
export function peerOf({ network, cut = [] }: Setup, end: End): End | undefined {
  for (let i = 0; i < network.links.length; i++) {
    const { a, b } = network.links[i] as Link;
    if (cut.indexOf(i) >= 0) continue;
    if (isSameEnd(a, end)) return b;
    if (isSameEnd(b, end)) return a;
  }
  return undefined;
}

export const isSameEnd = (one: End, other: End): boolean =>
  one.device === other.device && one.port === other.port;

/** The hardware address of an interface. Subinterfaces share that of their port; VLAN interfaces have the switch's. */
export function macOf({ network }: Setup, { device, port }: End): string {
  const at = network.devices.findIndex(({ name }) => name === device);
  const ports = network.devices[at]?.ports ?? [];
  const hex = (value: number) => `000${value.toString(16)}`.slice(-4);
  return `0200.${hex(at + 1)}.${hex(ports.indexOf(parentOf(port) ?? port) + 1)}`;
}
