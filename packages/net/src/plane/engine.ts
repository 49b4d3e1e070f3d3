import type { Ipv4 } from '../address/index.ts';
import { type End, macOf, peerOf, type Setup } from './network.ts';
import { isUp } from './status.ts';
import {
  type Chain,
  type DropCode,
  type IpPacket,
  type Step,
  stepsOf,
  type Walk,
} from './trace.ts';

export const BROADCAST = 'ffff.ffff.ffff';
/** No network of an exercise needs more for one packet; a loop of switches needs any number. */
export const EVENT_BUDGET = 20_000;

/** What devices have learned. Plain data, so that it can be kept with a session. */
export interface Tables {
  /** By device, then by address. */
  arp: Record<string, Record<string, { mac: string; port: string }>>;
  /** By device, then by VLAN and hardware address: the port. */
  macs: Record<string, Record<string, string>>;
}

export interface Frame {
  src: string;
  dst: string;
  tag?: number;
  /** The VLAN at the sender: a frame without a tag may change it on a trunk. */
  sentIn?: number;
  packet?: IpPacket;
  arp?: { isReply: boolean; ip: Ipv4; mac: string; target: Ipv4 };
  chain?: Chain;
  /** The question that the frame belongs to. */
  question?: Question;
}

/** An address that a device asks for, the packets that wait, and where the question stopped. */
export interface Question {
  device: string;
  port: string;
  target: Ipv4;
  waiting: { packet: IpPacket; chain?: Chain; isOwn: boolean }[];
  stops: Step[];
}

interface Arrival {
  end: End;
  frame: Frame;
}

/** One run: it changes nothing but its own tables. */
export interface Engine {
  setup: Setup;
  tables: Tables;
  queue: Arrival[];
  questions: Question[];
  walks: Walk[];
  /** Frames that switches stopped, in case no walk tells more. */
  stops: Step[];
  spent: number;
  isStorm: boolean;
  /** Whether a router keeps a packet while it asks for an address. Real ones drop it. */
  isPatient: boolean;
}

export const newTables = (): Tables => ({ arp: {}, macs: {} });

export const newEngine = (setup: Setup, tables: Tables, isPatient: boolean): Engine => ({
  setup,
  tables: JSON.parse(JSON.stringify(tables)),
  queue: [],
  questions: [],
  walks: [],
  stops: [],
  spent: 0,
  isStorm: false,
  isPatient,
});

export const withStep = (before: Chain | undefined, step: Step): Chain => ({ step, before });

/** Puts a frame on the wire at a port. It is lost if nothing is connected there. */
export function transmit(engine: Engine, from: End, frame: Frame): void {
  const peer = peerOf(engine.setup, from);
  if (!peer || !isUp(engine.setup, from.device, from.port)) return;
  engine.queue.push({ end: peer, frame });
}

export function finish(
  engine: Engine,
  packet: IpPacket,
  chain: Chain | undefined,
  end: Walk['end'],
): void {
  engine.walks.push({ packet, steps: stepsOf(chain), end });
}

/** Ends the way of a packet with the reason. */
export function drop(
  engine: Engine,
  packet: IpPacket,
  chain: Chain | undefined,
  step: Step & { code: DropCode },
): void {
  finish(engine, packet, withStep(chain, step), 'dropped');
}

/** Notes where a frame stopped below IP: it explains why a packet never arrived, or a question had no answer. */
export function stop(engine: Engine, frame: Frame, step: Step & { code: DropCode }): void {
  if (frame.question) frame.question.stops.push(step);
  else if (frame.packet) drop(engine, frame.packet, frame.chain, step);
}

export const macOfEnd = (engine: Engine, end: End): string => macOf(engine.setup, end);
