import { sameValue } from '../../address/index.ts';
import { ICMP, TCP, UDP } from '../../packet/index.ts';
import { type IpPacket, probe, type Setup, type Walk } from '../../plane/index.ts';
import { BadExpression } from '../bad-expression.ts';
import type { Probing } from '../definition.ts';
import type { FollowedPacket } from '../finding.ts';
import { type CheckOf, type Judgement, type Judging, met } from '../judging.ts';
import { addressOf, playedSetup } from '../network.ts';

const PROTOCOLS = { icmp: ICMP, tcp: TCP, udp: UDP } as const;
/** The port that a client sends from. */
const OWN_PORT = 49152;
const storm: Judgement = { verdict: 'undecided', cause: 'storm' };

interface Followed {
  followed: FollowedPacket;
  isStorm: boolean;
}

/** The packet arrives, and so does the answer. */
export function judgeReach(check: CheckOf<'reach'>, judging: Judging): Judgement {
  const { followed, isStorm } = follow(playedSetup(judging), check);
  const { there, back } = followed;
  if (there?.end === 'delivered' && back?.end === 'delivered' && !isError(back))
    return { ...met, probe: followed };
  if (isStorm) return storm;
  const cause = there?.end === 'delivered' ? ('lost-back' as const) : ('lost-there' as const);
  return { verdict: 'unmet', cause, probe: followed };
}

/** The packet doesn't arrive. */
export function judgeUnreach(check: CheckOf<'unreach'>, judging: Judging): Judgement {
  const { followed, isStorm } = follow(playedSetup(judging), check);
  if (followed.there?.end === 'delivered')
    return { verdict: 'unmet', cause: 'arrives', probe: followed };
  return isStorm ? storm : { ...met, probe: followed };
}

/** The packet arrives, by the way that is wanted. */
export function judgePath(check: CheckOf<'path'>, judging: Judging): Judgement {
  const { followed, isStorm } = follow(playedSetup(judging), check);
  const { there } = followed;
  if (there?.end !== 'delivered')
    return isStorm ? storm : { verdict: 'unmet', cause: 'lost-there', probe: followed };
  const passed = devicesOf(there);
  const avoided = (check.avoids ?? []).find((name) => passed.includes(name));
  if (avoided !== undefined)
    return { verdict: 'unmet', cause: 'passes', other: avoided, probe: followed };
  let from = 0;
  for (const name of check.via ?? []) {
    const at = passed.indexOf(name, from);
    if (at < 0) return { verdict: 'unmet', cause: 'misses', other: name, probe: followed };
    from = at + 1;
  }
  return { ...met, probe: followed };
}

/** A learner's prediction of a packet's way. The walk itself would give the answer away. */
export function judgeHops(check: CheckOf<'hops'>, judging: Judging): Judgement {
  const { field } = check;
  const given = judging.answer.texts[field] ?? '';
  if (given.trim() === '') return { verdict: 'unmet', cause: 'blank', field };
  const { followed, isStorm } = follow(playedSetup(judging), check);
  if (isStorm || !followed.there) return storm;
  const passed = devicesOf(followed.there);
  const wanted = check.stop ? passed.slice(-1) : passed.filter((name) => name !== check.from);
  return sameValue('names', given, wanted.join(' '))
    ? { ...met, field, probe: followed }
    : { verdict: 'unmet', cause: 'other-way', field };
}

/** The devices that a packet passes, in their order. */
function devicesOf({ steps }: Walk): string[] {
  const names: string[] = [];
  for (const { device } of steps) if (names[names.length - 1] !== device) names.push(device);
  return names;
}

function follow(setup: Setup, check: Probing): Followed {
  const { from, to, proto = 'icmp', port = 80 } = check;
  if (!setup.configs[from]) throw new BadExpression(`There is no device “${from}”.`);
  const dst = addressOf(setup, to);
  const options = { isPatient: true };
  if (proto === 'icmp') {
    const header = { proto: ICMP, icmpType: 8, icmpCode: 0, dst };
    const { there, back, result } = probe(setup, from, header, options);
    return { followed: { from, to, ...walks(there, back) }, isStorm: result === 'undecided' };
  }
  const header = { proto: PROTOCOLS[proto], sport: OWN_PORT, dport: Number(port), dst };
  const { there, result } = probe(setup, from, header, options);
  const isStorm = result === 'undecided';
  const answerer = there?.end === 'delivered' ? there.steps[there.steps.length - 1]?.device : '';
  if (!there || !answerer) return { followed: { from, to, ...walks(there) }, isStorm };
  const { back, isLoop } = answerTo(setup, answerer, there.packet);
  return { followed: { from, to, ...walks(there, back) }, isStorm: isStorm || isLoop };
}

/** TCP and UDP are answered by whoever listens: the ports change sides, and the connection is open. */
function answerTo(setup: Setup, answerer: string, { src, dst, proto, sport, dport }: IpPacket) {
  const header: Omit<IpPacket, 'src' | 'ttl'> = { proto, dst: src };
  if (sport !== undefined) header.dport = sport;
  if (dport !== undefined) header.sport = dport;
  if (proto === TCP) header.established = true;
  const answer = probe(setup, answerer, header, { isPatient: true, source: dst });
  return { back: answer.there, isLoop: answer.result === 'undecided' };
}

const walks = (there?: Walk, back?: Walk): Pick<FollowedPacket, 'there' | 'back'> => ({
  ...(there && { there }),
  ...(back && { back }),
});

const isError = ({ packet }: Walk) =>
  packet.proto === ICMP && packet.icmpType !== 0 && packet.icmpType !== 8;
