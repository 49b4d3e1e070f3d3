import { formatIpv4, type Ipv4 } from '../address/index.ts';
import { type DeviceConfig, type InterfaceConfig, parentOf } from '../config/index.ts';
import {
  BROADCAST,
  drop,
  type Engine,
  type Frame,
  macOfEnd,
  type Question,
  transmit,
  withStep,
} from './engine.ts';
import { forwardFrame } from './switching.ts';
import type { Chain, IpPacket } from './trace.ts';

interface Leaving {
  device: string;
  config: DeviceConfig;
  packet: IpPacket;
  chain?: Chain;
  isOwn: boolean;
}

/** Sends a packet to a neighbor, and asks for its hardware address first if it isn't known. */
export function sendTo(engine: Engine, at: Leaving, exit: InterfaceConfig, gateway: Ipv4): void {
  const { device, config, packet, chain, isOwn } = at;
  const port = exit.name;
  const known = engine.tables.arp[device]?.[gateway];
  const params = { target: formatIpv4(gateway) };
  if (known) {
    const step = {
      device,
      port,
      code: 'arp-known' as const,
      params: { ...params, mac: known.mac },
    };
    emit(
      engine,
      config,
      { device, port },
      {
        src: macOfEnd(engine, { device, port }),
        dst: known.mac,
        packet,
        chain: withStep(chain, step),
      },
    );
    return;
  }
  const waits = engine.isPatient || config.kind === 'host';
  if (!waits) drop(engine, packet, chain, { device, port, code: 'arp-waiting', params });
  const waiting = waits ? [{ packet, chain, isOwn }] : [];
  const asked = engine.questions.filter(
    (each) => each.device === device && each.target === gateway,
  )[0];
  if (asked) asked.waiting.push(...waiting);
  else ask(engine, config, exit, { device, port, target: gateway, waiting, stops: [] });
}

function ask(engine: Engine, config: DeviceConfig, own: InterfaceConfig, question: Question) {
  const { device, port, target } = question;
  engine.questions.push(question);
  if (own.address === undefined) return;
  const mac = macOfEnd(engine, { device, port });
  emit(
    engine,
    config,
    { device, port },
    {
      src: mac,
      dst: BROADCAST,
      arp: { isReply: false, ip: own.address, mac, target },
      question,
    },
  );
}

/** Answers a question, or sends what waited for this answer. */
export function receiveArp(
  engine: Engine,
  { device, config }: { device: string; config: DeviceConfig },
  own: InterfaceConfig,
  frame: Frame & { mayAnswer: boolean },
): void {
  const { arp, question } = frame;
  if (!arp) return;
  const port = own.name;
  if (arp.isReply) {
    remember(engine, device, arp.ip, { mac: arp.mac, port });
    flush(engine, config, device, own);
    return;
  }
  if (!frame.mayAnswer) return;
  remember(engine, device, arp.ip, { mac: arp.mac, port });
  const mac = macOfEnd(engine, { device, port });
  emit(
    engine,
    config,
    { device, port },
    {
      src: mac,
      dst: arp.mac,
      arp: { isReply: true, ip: arp.target, mac, target: arp.ip },
      question,
    },
  );
}

function flush(engine: Engine, config: DeviceConfig, device: string, own: InterfaceConfig) {
  const isAnswered = ({ device: asker, target }: Question) =>
    asker === device && !!engine.tables.arp[device]?.[target];
  const answered = engine.questions.filter(isAnswered);
  engine.questions = engine.questions.filter((question) => !isAnswered(question));
  for (const { target, waiting } of answered) {
    for (const each of waiting) sendTo(engine, { device, config, ...each }, own, target);
  }
}

function remember(engine: Engine, device: string, ip: Ipv4, entry: { mac: string; port: string }) {
  const own = engine.tables.arp[device] ?? {};
  own[ip] = entry;
  engine.tables.arp[device] = own;
}

/** Hands a frame to the port of an interface, with the tag that it needs there. */
function emit(
  engine: Engine,
  config: DeviceConfig,
  from: { device: string; port: string },
  frame: Frame,
) {
  const { device, port } = from;
  if (port.indexOf('Vlan') === 0) {
    forwardFrame(engine, config, from, { vlan: Number(port.slice('Vlan'.length)), frame });
    return;
  }
  const own = config.interfaces.filter(({ name }) => name === port)[0];
  const { encapsulation } = own ?? {};
  const tag = encapsulation && !encapsulation.isNative ? encapsulation.vlan : undefined;
  transmit(engine, { device, port: parentOf(port) ?? port }, { ...frame, tag });
}
