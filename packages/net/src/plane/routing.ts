import { formatIpv4, formatPrefix, type Ipv4 } from '../address/index.ts';
import {
  type DeviceConfig,
  findInterface,
  type InterfaceConfig,
  isSameNetwork,
} from '../config/index.ts';
import { ICMP, UDP } from '../packet/index.ts';
import { decide, formatRule } from '../sets/index.ts';
import { sendTo } from './arp.ts';
import { drop, type Engine, finish, withStep } from './engine.ts';
import { isDiscard, type Route, routesOf, type Way, wayTo } from './routes.ts';
import { isUp } from './status.ts';
import type { Chain, IpPacket, Step } from './trace.ts';

const TTL: Readonly<Record<DeviceConfig['kind'], number>> = { host: 64, switch: 255, router: 255 };
const UNREACHABLE = 3;
const TIME_EXCEEDED = 11;
const PROHIBITED = 13;
const PORT = 3;

/** A packet on its way through a device. */
interface Passage {
  device: string;
  config: DeviceConfig;
  packet: IpPacket;
  chain?: Chain;
}

/** The first time to live that a device writes. */
export const firstTtl = (config: DeviceConfig): number => TTL[config.kind];

/** A packet arrives at an interface. */
export function receive(engine: Engine, at: Passage, own: InterfaceConfig): void {
  const { device, config, packet } = at;
  const chain = withStep(at.chain, { device, code: 'received', port: own.name });
  const passed = filter(engine, { ...at, chain }, own, { direction: 'in' });
  if (!passed) return;
  if (isMine(engine, device, config, packet.dst)) deliver(engine, passed);
  else if (!config.isRouting) drop(engine, packet, passed.chain, { device, code: 'not-routing' });
  else if (packet.ttl <= 1) {
    drop(engine, packet, passed.chain, { device, code: 'ttl-expired' });
    report(engine, passed, { icmpType: TIME_EXCEEDED, icmpCode: 0 }, own.address);
  } else forward(engine, { ...passed, packet: { ...packet, ttl: packet.ttl - 1 } }, own);
}

/** A device sends a packet of its own. */
export function originate(engine: Engine, device: string, packet: IpPacket): void {
  const config = engine.setup.configs[device];
  if (!config) return;
  if (isMine(engine, device, config, packet.dst)) {
    deliver(engine, { device, config, packet, chain: { step: { device, code: 'sent' } } });
    return;
  }
  forward(engine, { device, config, packet, chain: { step: { device, code: 'sent' } } });
}

/** The address that a device writes into a packet of its own. */
export function sourceFor(engine: Engine, device: string, target: Ipv4): Ipv4 | undefined {
  const config = engine.setup.configs[device];
  if (!config) return undefined;
  if (isMine(engine, device, config, target)) return target;
  const way = wayTo(routesOf(engine.setup, device).used, target);
  const exit = way && findInterface(config, way.exit);
  return exit?.address;
}

/** Without `ingress`, the packet is the device's own: lists on the way out don't apply to it. */
function forward(engine: Engine, at: Passage, ingress?: InterfaceConfig): void {
  const { device, config, packet } = at;
  const { used, all } = routesOf(engine.setup, device);
  const way = wayTo(used, packet.dst, all);
  if (!way || isDiscard(way.exit)) {
    const code = way ? 'discarded' : 'no-route';
    drop(engine, packet, at.chain, { device, code, params: { to: formatIpv4(packet.dst) } });
    if (ingress) report(engine, at, { icmpType: UNREACHABLE, icmpCode: 1 }, ingress.address);
    return;
  }
  const routed = { ...at, chain: withStep(at.chain, routeStep(device, way)) };
  const exit = findInterface(config, way.exit);
  if (!exit) return;
  const passed = ingress ? filter(engine, routed, exit, { direction: 'out', ingress }) : routed;
  if (passed) sendTo(engine, { ...passed, isOwn: !ingress }, exit, way.gateway);
}

function routeStep(device: string, { route, exit, gateway, runnerUp }: Way): Step {
  const params: Record<string, string | number> = {
    prefix: prefixOf(route),
    source: route.source,
    distance: route.distance,
    gateway: formatIpv4(gateway),
  };
  if (route.nextHop !== undefined) params.nextHop = formatIpv4(route.nextHop);
  if (runnerUp && runnerUp.source !== 'local') {
    params.runnerUp = prefixOf(runnerUp);
    params.lostBy = runnerUp.length === route.length ? 'distance' : 'length';
  }
  return { device, code: 'routed', port: exit, params };
}

const prefixOf = ({ network, length }: Route) => formatPrefix({ address: network, length });

/** Asks the list of an interface. A name without a list permits everything, as on real devices. */
function filter(
  engine: Engine,
  at: Passage,
  own: InterfaceConfig,
  { direction, ingress = own }: { direction: 'in' | 'out'; ingress?: InterfaceConfig },
): Passage | undefined {
  const { device, config, packet } = at;
  const name = direction === 'in' ? own.accessIn : own.accessOut;
  const list = config.accessLists.filter((each) => each.name === name)[0];
  if (!list?.entries.length) return at;
  const { action, line } = decide(list, packet);
  const entry = list.entries.filter((each) => each.line === line)[0];
  const step = {
    device,
    port: own.name,
    params: { list: list.name, direction, sequence: entry?.sequence ?? 0 },
    decidedBy: entry?.rule ? formatRule(entry.rule, list.kind) : undefined,
  };
  if (action === 'permit') {
    return { ...at, chain: withStep(at.chain, { ...step, code: 'permitted' }) };
  }
  drop(engine, packet, at.chain, { ...step, code: 'denied' });
  report(engine, at, { icmpType: UNREACHABLE, icmpCode: PROHIBITED }, ingress.address);
  return undefined;
}

/** A packet has arrived. Echoes are answered; a UDP probe finds its port closed. */
function deliver(engine: Engine, at: Passage): void {
  const { device, config, packet } = at;
  finish(engine, packet, withStep(at.chain, { device, code: 'delivered' }), 'delivered');
  if (packet.proto === ICMP && packet.icmpType === 8) {
    const { src, dst } = packet;
    originate(engine, device, {
      ...packet,
      src: dst,
      dst: src,
      icmpType: 0,
      ttl: firstTtl(config),
    });
  } else if (packet.proto === UDP) {
    report(engine, at, { icmpType: UNREACHABLE, icmpCode: PORT }, packet.dst);
  }
}

/** Tells the sender what happened. No error is ever reported about an error. */
function report(
  engine: Engine,
  { device, config, packet }: Passage,
  error: { icmpType: number; icmpCode: number },
  from: Ipv4 | undefined,
): void {
  const isError = packet.proto === ICMP && packet.icmpType !== 8 && packet.icmpType !== 0;
  if (from === undefined || isError) return;
  if (config.kind === 'host' && error.icmpCode !== PORT) return;
  originate(engine, device, {
    src: from,
    dst: packet.src,
    proto: ICMP,
    ...error,
    ttl: firstTtl(config),
    about: packet,
  });
}

/** What a device does when no one answers for an address. */
export function giveUp(engine: Engine): boolean {
  const question = engine.questions.shift();
  if (!question) return false;
  const { device, port, target, waiting, stops } = question;
  const config = engine.setup.configs[device];
  for (const { packet, chain, isOwn } of waiting) {
    const stopped = stops.filter(isTelling)[0];
    const params = { target: formatIpv4(target) };
    const asked = withStep(chain, { device, port, code: 'arp-failed', params });
    finish(engine, packet, stopped ? withStep(asked, stopped) : asked, 'dropped');
    if (config && !isOwn) {
      const from = sourceFor(engine, device, packet.src);
      report(engine, { device, config, packet }, { icmpType: UNREACHABLE, icmpCode: 1 }, from);
    }
  }
  return true;
}

/** A trunk that leaves out a VLAN says less than a frame that arrived and was refused. */
const isTelling = ({ code }: Step, _at: number, all: Step[]) =>
  code !== 'vlan-not-allowed' || all.every((step) => step.code === 'vlan-not-allowed');

function isMine(engine: Engine, device: string, config: DeviceConfig, address: Ipv4) {
  return config.interfaces.some(
    (own) => own.address === address && isUp(engine.setup, device, own.name),
  );
}

/**
 * Whether a question for an address is answered: for the own one, and in place of the device that has it. A router
 * ignores questions from outside the network of its interface: the cable is in the wrong port.
 */
export function answersFor(
  engine: Engine,
  { device, config }: { device: string; config: DeviceConfig },
  own: InterfaceConfig,
  { target, ip }: { target: Ipv4; ip: Ipv4 },
): boolean {
  const { address, mask } = own;
  const isNear = address === undefined || mask === undefined || isSameNetwork(address, ip, mask);
  if (config.isRouting && !isNear) return false;
  if (address === target) return true;
  if (!config.isRouting || own.kept.indexOf('no ip proxy-arp') >= 0) return false;
  if (address === undefined || mask === undefined) return false;
  if (isSameNetwork(address, target, mask)) return false;
  const way = wayTo(routesOf(engine.setup, device).used, target);
  return way !== undefined && way.exit !== own.name && !isDiscard(way.exit);
}
