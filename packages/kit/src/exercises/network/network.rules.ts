import type { Definition, Finding, FollowedPacket, Grade } from '@uplink/net/exercise';
import type { Setup, Step, Walk } from '@uplink/net/plane';
import type { NetworkEngine, Played } from './network.types.ts';

/** Plays a log. What was played before is kept if the log only grew. */
export function played(
  engine: NetworkEngine,
  definition: Definition,
  { text, before }: { text: string; before: Played | undefined },
): Played {
  if (before?.text === text) return before;
  const grew = before && (before.text === '' ? text : text.startsWith(`${before.text}\n`));
  if (!before || !grew)
    return { text, ...engine.replay(...engine.gameOf(definition, engine.parseLog(text))) };
  let { session } = before;
  const transcript = [...before.transcript];
  for (const entry of engine.parseLog(text.slice(before.text.length))) {
    const entered = engine.enter(session, entry);
    session = entered.session;
    transcript.push(entered.exchange);
  }
  return { text, session, transcript };
}

/** What an answer holds, less one line: a line that is begun always fits. */
const MOST_CHARACTERS = 64_000 - 4_200;
/** No device takes a line as long as this. */
const TOO_LONG = 4_097;

export const isFull = (log: string): boolean => log.length > MOST_CHARACTERS;

/** A log with more lines, as long as there is room: a log that is too long could not be saved any more. */
export const withLines = (
  { formatLog }: Pick<NetworkEngine, 'formatLog'>,
  log: string,
  { device, lines }: { device: string; lines: readonly string[] },
): string =>
  lines.reduce((before, line) => {
    const entry = { device, line: line.slice(0, TOO_LONG) };
    return isFull(before) ? before : `${before}${before && '\n'}${formatLog([entry])}`;
  }, log);

/** The lines entered at a device, the last first, each once in a row. */
export const historyOf = ({ transcript }: Played, device: string): string[] =>
  transcript
    .filter((exchange) => exchange.device === device && !exchange.line.trim().endsWith('?'))
    .map(({ line }) => line.trim())
    .filter((line, at, all) => line !== '' && line !== all[at - 1])
    .reverse();

/** A port of a device, as the list of the network shows it. */
export interface PortRow {
  device: string;
  port: string;
  address: string;
  status: 'up' | 'down' | 'shut';
  peer: string | undefined;
}

/** The network as a list: every port with its address, its state, and what it is connected to. */
export function portRows(
  engine: NetworkEngine,
  setup: Setup,
  addressText: (address: number, mask: number) => string,
): PortRow[] {
  return setup.network.devices.flatMap(({ name }) =>
    (setup.configs[name]?.interfaces ?? []).map(({ name: port, address, mask }) => {
      const peer = engine.peerOf(setup, { device: name, port });
      return {
        device: name,
        port: engine.shortInterface(port),
        address: address === undefined || mask === undefined ? '' : addressText(address, mask),
        status: engine.statusOf(setup, name, port),
        peer: peer && `${peer.device} ${engine.shortInterface(peer.port)}`,
      };
    }),
  );
}

/** What one device did with a packet. */
export interface Hop {
  device: string;
  steps: Step[];
  isDrop: boolean;
}

/** The walk of a packet, device by device. */
export function hopsOf(walk: Walk | undefined): Hop[] {
  const hops: Hop[] = [];
  for (const step of walk?.steps ?? []) {
    const last = hops[hops.length - 1];
    if (last?.device === step.device) last.steps.push(step);
    else hops.push({ device: step.device, steps: [step], isDrop: false });
  }
  const last = hops[hops.length - 1];
  if (last && walk?.end === 'dropped') last.isDrop = true;
  return hops;
}

/** Steps that tell how a device decided. The others only say that the packet was there. */
const TRIVIAL: readonly Step['code'][] = ['sent', 'received', 'arp-known'];

export function tellingSteps({ steps }: Hop): Step[] {
  const telling = steps.filter(({ code }) => !TRIVIAL.includes(code));
  return telling.length > 0 ? telling : steps.slice(-1);
}

/** Goals whose packet was followed, those that aren't met first. */
export const followedGoals = ({ goals }: Grade): (Finding & { probe: FollowedPacket })[] =>
  goals
    .filter(
      (finding): finding is Finding & { probe: FollowedPacket } => finding.probe !== undefined,
    )
    .sort((one, other) => Number(one.verdict === 'met') - Number(other.verdict === 'met'));

/** The leg that tells most: the way back if the packet arrived. */
export const tellingLeg = ({ there, back }: FollowedPacket): 'there' | 'back' =>
  back && there?.end === 'delivered' ? 'back' : 'there';

/** Pairs of neighbors that a packet crossed, up to a hop. */
export const crossedLinks = (hops: readonly Hop[], upTo: number): [string, string][] =>
  hops.slice(1, upTo + 1).map((hop, at): [string, string] => [hops[at]?.device ?? '', hop.device]);
