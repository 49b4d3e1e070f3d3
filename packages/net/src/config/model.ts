import type { Ipv4 } from '../address/index.ts';
import type { AccessList } from '../sets/index.ts';
import { compareInterfaces, isLogical, parentOf } from './interface-names.ts';

export type DeviceKind = 'host' | 'switch' | 'router';

/** What is configured on a device: plain data, with lists in the order in which devices print them. */
export interface DeviceConfig {
  kind: DeviceKind;
  hostname: string;
  vlans: Vlan[];
  interfaces: InterfaceConfig[];
  /** The gateway of a host, and of a switch that doesn't route. */
  gateway?: Ipv4;
  /** Routers always route; a switch does when it is told to. */
  isRouting: boolean;
  routes: StaticRoute[];
  accessLists: AccessList[];
  lines: LineConfig[];
  /** Lines without an effect on packets, as they were entered: `enable secret …`. */
  kept: string[];
}

export interface InterfaceConfig {
  name: string;
  isShut: boolean;
  address?: Ipv4;
  mask?: Ipv4;
  /** The list that filters what comes in, or goes out. */
  accessIn?: string;
  accessOut?: string;
  /** Of a subinterface: the VLAN whose frames it takes, and whether they come without a tag. */
  encapsulation?: { vlan: number; isNative: boolean };
  /** Of a switch's port. */
  port?: SwitchPort;
  kept: string[];
}

export interface SwitchPort {
  mode: 'access' | 'trunk';
  accessVlan: number;
  nativeVlan: number;
  /** `undefined` allows all. */
  allowed?: number[];
}

export interface Vlan {
  id: number;
  name?: string;
}

export interface StaticRoute {
  network: Ipv4;
  mask: Ipv4;
  /** At least one of the two. */
  nextHop?: Ipv4;
  exit?: string;
  distance: number;
}

export interface LineConfig {
  type: 'console' | 'vty';
  first: number;
  last: number;
  kept: string[];
}

/** A device as it comes out of the box: a router's ports are shut, all of a switch's are in VLAN 1. */
export function newConfig(kind: DeviceKind, hostname: string, ports: string[]): DeviceConfig {
  const config: DeviceConfig = {
    kind,
    hostname,
    vlans: kind === 'switch' ? [{ id: 1 }] : [],
    interfaces: [],
    isRouting: kind === 'router',
    routes: [],
    accessLists: [],
    lines: [],
    kept: [],
  };
  for (const port of ports) addInterface(config, port).isShut = kind === 'router';
  return config;
}

export const findInterface = (config: DeviceConfig, name: string): InterfaceConfig | undefined =>
  config.interfaces.filter((each) => each.name === name)[0];

/** A copy that can be changed: configurations themselves never change. */
export const copyConfig = (config: DeviceConfig): DeviceConfig =>
  JSON.parse(JSON.stringify(config));

export const newPort = (): SwitchPort => ({ mode: 'access', accessVlan: 1, nativeVlan: 1 });

/** Adds an interface where devices list it, and returns it. */
export function addInterface(config: DeviceConfig, name: string): InterfaceConfig {
  const added: InterfaceConfig = { name, isShut: false, kept: [] };
  if (config.kind === 'switch' && isSwitchPort(name)) added.port = newPort();
  config.interfaces.push(added);
  config.interfaces.sort((one, other) => compareInterfaces(one.name, other.name));
  return added;
}

const isSwitchPort = (name: string) => !isLogical(name) && parentOf(name) === undefined;
