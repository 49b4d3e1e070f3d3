import type { Ipv4 } from '../address/index.ts';
import { ICMP, UDP } from '../packet/index.ts';
import { type Engine, newEngine, newTables, type Tables } from './engine.ts';
import type { Setup } from './network.ts';
import { firstTtl, originate, sourceFor } from './routing.ts';
import { run } from './run.ts';
import type { IpPacket, Walk } from './trace.ts';

/** What one packet and its answer did. */
export interface Probe {
  /** `undecided`: frames go round in circles, and the budget ran out. */
  result: 'answered' | 'error' | 'lost' | 'unsent' | 'undecided';
  there?: Walk;
  back?: Walk;
  /** How many events it took. */
  spent: number;
  tables: Tables;
}

export interface ProbeOptions {
  tables?: Tables;
  /** Routers keep packets while they ask for addresses, as if all had talked before. */
  isPatient?: boolean;
  source?: Ipv4;
}

/** The first port that traceroute tries. */
const TRACEROUTE_PORT = 33434;

/** Sends one echo from a device to an address. */
export function ping(setup: Setup, from: string, target: Ipv4, options: ProbeOptions = {}): Probe {
  const echo = { proto: ICMP, icmpType: 8, icmpCode: 0 };
  return probe(setup, from, { ...echo, dst: target }, options);
}

/** Sends one packet of traceroute: UDP to a port that nothing listens to. */
export function traceHop(
  setup: Setup,
  from: string,
  { target, ttl }: { target: Ipv4; ttl: number },
  options: ProbeOptions = {},
): Probe {
  const packet = { proto: UDP, sport: 49152, dport: TRACEROUTE_PORT + ttl - 1, dst: target, ttl };
  return probe(setup, from, packet, options);
}

/** Sends any packet, and follows it and its answer. */
export function probe(
  setup: Setup,
  from: string,
  header: Omit<IpPacket, 'src' | 'ttl'> & { ttl?: number },
  options: ProbeOptions,
): Probe {
  const { tables = newTables(), isPatient = false } = options;
  const engine = newEngine(setup, tables, isPatient);
  const config = setup.configs[from];
  const src = options.source ?? sourceFor(engine, from, header.dst);
  if (!config) return { result: 'unsent', spent: 0, tables };
  const packet = { ttl: firstTtl(config), ...header, src: src ?? 0 };
  originate(engine, from, packet);
  run(engine);
  return {
    ...outcome(engine, packet, src !== undefined),
    spent: engine.spent,
    tables: engine.tables,
  };
}

function outcome(
  engine: Engine,
  sent: IpPacket,
  wasSent: boolean,
): Pick<Probe, 'result' | 'there' | 'back'> {
  const there = telling(engine.walks.filter((walk) => isSame(walk.packet, sent)));
  const back = telling(engine.walks.filter((walk) => isAnswer(walk.packet, sent)));
  if (back?.end === 'delivered') {
    return { result: back.packet.icmpType === 0 ? 'answered' : 'error', there, back };
  }
  if (engine.isStorm) return { result: 'undecided', there, back };
  return { result: wasSent ? 'lost' : 'unsent', there, back };
}

/** The walk that arrived; without one, the first that was dropped. */
const telling = (walks: Walk[]): Walk | undefined =>
  walks.filter(({ end }) => end === 'delivered')[0] ?? walks[0];

const isSame = (one: IpPacket, other: IpPacket) =>
  one.src === other.src &&
  one.dst === other.dst &&
  one.proto === other.proto &&
  one.icmpType === other.icmpType &&
  one.dport === other.dport;

const isAnswer = (answer: IpPacket, sent: IpPacket) =>
  answer.dst === sent.src &&
  answer.proto === ICMP &&
  (answer.about ? isSame(answer.about, sent) : answer.src === sent.dst && answer.icmpType === 0);
