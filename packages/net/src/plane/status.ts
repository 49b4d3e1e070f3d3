import {
  type DeviceConfig,
  findInterface,
  type InterfaceConfig,
  isLogical,
  parentOf,
} from '../config/index.ts';
import { peerOf, type Setup } from './network.ts';

/** `shut` by its own configuration, `down` for a reason outside it. */
export type PortStatus = 'up' | 'down' | 'shut';

/** Whether an interface works, as `show ip interface brief` says. */
export function statusOf(setup: Setup, device: string, name: string): PortStatus {
  const config = setup.configs[device];
  const own = config && findInterface(config, name);
  if (!config || !own) return 'down';
  if (own.isShut) return 'shut';
  const parent = parentOf(name);
  if (parent) return statusOf(setup, device, parent) === 'up' ? 'up' : 'down';
  if (name.indexOf('Vlan') === 0) return hasPortIn(setup, config, device, name) ? 'up' : 'down';
  if (isLogical(name)) return 'up';
  const peer = peerOf(setup, { device, port: name });
  const peerConfig = peer && setup.configs[peer.device];
  const far = peer && peerConfig && findInterface(peerConfig, peer.port);
  return far && !far.isShut ? 'up' : 'down';
}

export const isUp = (setup: Setup, device: string, name: string): boolean =>
  statusOf(setup, device, name) === 'up';

/** Whether a switch's port passes frames of a VLAN. */
export function carries({ port }: InterfaceConfig, vlan: number): boolean {
  if (!port) return false;
  if (port.mode === 'access') return port.accessVlan === vlan;
  return !port.allowed || port.allowed.indexOf(vlan) >= 0;
}

export const hasVlan = (config: DeviceConfig, vlan: number): boolean =>
  config.vlans.some(({ id }) => id === vlan);

/** A VLAN interface is up while its VLAN exists and one of the ports that carry it is up. */
function hasPortIn(setup: Setup, config: DeviceConfig, device: string, name: string) {
  const vlan = Number(name.slice('Vlan'.length));
  return (
    hasVlan(config, vlan) &&
    config.interfaces.some(
      (each) => each.port && carries(each, vlan) && isUp(setup, device, each.name),
    )
  );
}
