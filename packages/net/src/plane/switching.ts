import { type DeviceConfig, findInterface, type InterfaceConfig } from '../config/index.ts';
import {
  BROADCAST,
  type Engine,
  type Frame,
  macOfEnd,
  stop,
  transmit,
  withStep,
} from './engine.ts';
import type { End } from './network.ts';
import { carries, hasVlan, isUp } from './status.ts';
import type { DropCode } from './trace.ts';

/** A frame arrives at a port of a switch. Returns the VLAN in which the switch itself also receives it. */
export function switchFrame(
  engine: Engine,
  config: DeviceConfig,
  end: End,
  frame: Frame,
): number | undefined {
  const ingress = findInterface(config, end.port);
  if (!ingress?.port) return undefined;
  const vlan = frame.tag ?? vlanOfUntagged(ingress);
  const fault = faultOf(config, ingress, frame, vlan);
  if (fault) {
    stop(engine, frame, { ...end, code: fault, params: { vlan } });
    return undefined;
  }
  if (frame.sentIn !== undefined && frame.sentIn !== vlan) {
    const params = { sent: frame.sentIn, vlan };
    frame.question?.stops.push({ ...end, code: 'native-mismatch', params });
  }
  learn(engine, end, vlan, frame.src);
  const isForAll = frame.dst === BROADCAST;
  if (!isForAll && frame.dst === macOfEnd(engine, { device: end.device, port: 'Vlan' }))
    return vlan;
  forwardFrame(engine, config, end, { vlan, frame });
  return isForAll ? vlan : undefined;
}

/** Sends a frame out of the port where its address was learned, or out of all of the VLAN's. */
export function forwardFrame(
  engine: Engine,
  config: DeviceConfig,
  from: End,
  { vlan, frame }: { vlan: number; frame: Frame },
): void {
  const { device } = from;
  const known = engine.tables.macs[device]?.[`${vlan} ${frame.dst}`];
  const ports = config.interfaces.filter(
    ({ name, port }) => port && name !== from.port && isUp(engine.setup, device, name),
  );
  const out = known === undefined ? ports : ports.filter(({ name }) => name === known);
  for (const egress of out) {
    const { name, port } = egress;
    const params = { vlan, from: from.port, out: name };
    if (!carries(egress, vlan)) {
      if (port?.mode === 'trunk') {
        frame.question?.stops.push({ device, port: name, code: 'vlan-not-allowed', params });
      }
      continue;
    }
    const code = known === undefined ? ('flooded' as const) : ('switched' as const);
    const isTagged = port?.mode === 'trunk' && port.nativeVlan !== vlan;
    transmit(
      engine,
      { device, port: name },
      {
        ...frame,
        tag: isTagged ? vlan : undefined,
        sentIn: isTagged || port?.mode !== 'trunk' ? undefined : vlan,
        chain: withStep(frame.chain, { device, port: name, code, params }),
      },
    );
  }
}

const vlanOfUntagged = ({ port }: InterfaceConfig) =>
  (port?.mode === 'trunk' ? port.nativeVlan : port?.accessVlan) ?? 1;

function faultOf(
  config: DeviceConfig,
  ingress: InterfaceConfig,
  frame: Frame,
  vlan: number,
): DropCode | undefined {
  if (frame.tag !== undefined && ingress.port?.mode === 'access') return 'tagged-on-access';
  if (!hasVlan(config, vlan)) return 'vlan-missing';
  return carries(ingress, vlan) ? undefined : 'vlan-not-allowed';
}

function learn(engine: Engine, { device, port }: End, vlan: number, mac: string) {
  const own = engine.tables.macs[device] ?? {};
  own[`${vlan} ${mac}`] = port;
  engine.tables.macs[device] = own;
}
