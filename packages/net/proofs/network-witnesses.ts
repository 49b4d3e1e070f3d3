/**
 * Reads exercises from its input, answers those about networks wrongly, and sends every packet that the learner would
 * be shown through networks of the Linux kernel: in the one of the answer it has to do what the learner is told, and
 * in the one of the model answer something else.
 */
import { text } from 'node:stream/consumers';
import {
  type Answer,
  type Definition,
  type Drawn,
  draw,
  type FollowedPacket,
  grade,
  mutantsOf,
} from '../src/exercise/index.ts';
import { linkAt, playedNetwork } from '../src/exercise/network.ts';
import { ICMP } from '../src/packet/index.ts';
import type { Setup } from '../src/plane/index.ts';
import { notBuildable, type Observed, observe } from './device-network.ts';
import { startSwitches } from './open-vswitch.ts';
import type { Traced } from './send.ts';

/** How many networks exist at the same time. */
const AT_ONCE = 24;
/** `KERNEL_PART=2/3` looks at every third exercise, from the second. */
const [part = 1, parts = 1] = (process.env.KERNEL_PART ?? '1/1').split('/').map(Number);

interface Shown {
  title: string;
  goal: string;
  probe: FollowedPacket;
  packet: Traced;
  /** The network of the answer, and that of the model answer. */
  answered: Setup;
  model: Setup;
}

const exercises: Definition[] = JSON.parse(await text(process.stdin));
const shown = exercises
  .filter(({ network, kind }) => network && kind !== 'trace')
  .filter((_, at) => at % parts === part - 1)
  .flatMap((definition) => definition.seeds.map((seed) => draw(definition, seed)))
  .flatMap(witnessesOf);
const networks = new Map<string, { setup: Setup; packets: Traced[] }>();
for (const { answered, model, packet } of shown)
  for (const setup of [answered, model]) {
    const key = keyOf(setup);
    const found = networks.get(key) ?? { setup, packets: [] };
    if (!found.packets.some((one) => isSame(one, packet))) found.packets.push(packet);
    networks.set(key, found);
  }
startSwitches();
const fates = new Map<string, Observed[]>();
const buildable = [...networks].filter(([, { setup }]) => {
  const why = notBuildable(setup);
  if (why) process.stdout.write(`SKIPPED: a network of an exercise: ${why}\n`);
  return !why;
});
lookAt(buildable, AT_ONCE);
// On a busy machine an answer may come too late: a second look has time for each.
const doubted = shown.filter((one) => !isConfirmed(one));
const again = new Set(doubted.flatMap(({ answered, model }) => [keyOf(answered), keyOf(model)]));
lookAt(
  buildable.filter(([key]) => again.has(key)),
  2,
);
const confirmed = shown.filter(isConfirmed);
for (const one of doubted.filter((each) => !isConfirmed(each))) {
  const { title, goal, packet, answered, model } = one;
  const seen = { answered: fateOf(answered, packet), model: fateOf(model, packet) };
  process.stdout.write(`${title}, ${goal}: ${JSON.stringify({ told: toldOf(one), ...seen })}\n`);
}
process.stdout.write(
  `witnesses of networks confirmed: ${confirmed.length} of ${shown.length}, in ${networks.size} networks\n`,
);
process.exitCode = confirmed.length > 0 && confirmed.length === shown.length ? 0 : 1;

function lookAt(some: typeof buildable, atOnce: number) {
  for (let at = 0; at < some.length; at += atOnce) {
    const group = some.slice(at, at + atOnce);
    const seen = observe(group.map(([, one]) => one));
    group.forEach(([key], place) => {
      fates.set(key, seen[place] ?? []);
    });
  }
}

/** The kernel did what the learner is told, and something else in the network of the model answer. */
function isConfirmed(one: Shown): boolean {
  const [answered, model] = [fateOf(one.answered, one.packet), fateOf(one.model, one.packet)];
  const isSo = answered && JSON.stringify(answered) === JSON.stringify(toldOf(one));
  return isSo === true && model !== undefined && JSON.stringify(model) !== JSON.stringify(answered);
}

/** What learners are shown at first, after each small fault in the model answer, and after each refused answer. */
function witnessesOf(drawn: Drawn): Shown[] {
  const { definition } = drawn;
  const model = playedNetwork(definition, definition.model.texts.log ?? '');
  const answers: Answer['texts'][] = [
    { log: '' },
    ...mutantsOf(drawn).map(({ field, text: answer }) => ({ [field]: answer })),
    ...definition.tests.flatMap((test) => ('refuse' in test ? [test.refuse] : [])),
  ];
  return answers.flatMap((texts) => {
    const { goals } = grade(drawn, { texts });
    const answered = playedNetwork(definition, texts.log ?? '');
    return goals.flatMap(({ goal, verdict, probe }): Shown[] => {
      const packet = probe && packetOf(probe);
      if (verdict !== 'unmet' || !packet) return [];
      const check = definition.goals.find(({ id }) => id === goal)?.check;
      const without = (setup: Setup) =>
        check?.kind === 'survives' ? { ...setup, cut: [linkAt(setup, check.cut)] } : setup;
      const { title } = definition;
      return [{ title, goal, probe, packet, answered: without(answered), model: without(model) }];
    });
  });
}

/** The packet that was followed. Nothing can be sent to a device without an address. */
function packetOf({ from, there }: FollowedPacket): Traced | undefined {
  if (!there || there.packet.dst === 0) return undefined;
  const { dst, proto, dport } = there.packet;
  return proto === ICMP
    ? { from, dst, proto: 'icmp' }
    : { from, dst, proto: 'tcp', dport: dport ?? 0 };
}

function toldOf({ probe: { from, there, back } }: Shown): Observed {
  const receivers = (there?.steps ?? []).flatMap(({ code, device }) =>
    code === 'received' && device !== from ? [device] : [],
  );
  const isError = back?.packet.proto === ICMP && back.packet.icmpType !== 0;
  return {
    isAnswered: back?.end === 'delivered' && !isError,
    isArrived: there?.end === 'delivered',
    receivers: [...new Set(receivers)].sort(),
  };
}

function isSame(one: Traced, other: Traced): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function fateOf(setup: Setup, packet: Traced): Observed | undefined {
  const key = keyOf(setup);
  const at = networks.get(key)?.packets.findIndex((one) => isSame(one, packet)) ?? -1;
  return fates.get(key)?.[at];
}

function keyOf({ network, configs, cut }: Setup): string {
  return JSON.stringify([network, configs, cut]);
}
