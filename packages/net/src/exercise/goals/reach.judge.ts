import { type Ipv4, sameValue } from '../../address/index.ts';
import { ICMP, TCP, UDP } from '../../packet/index.ts';
import { type IpPacket, probe, type Walk } from '../../plane/index.ts';
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
  const { followed, isStorm } = follow(judging, check);
  const { there, back } = followed;
  if (there?.end === 'delivered' && back?.end === 'delivered' && !isError(back))
    return { ...met, probe: followed };
  if (isStorm) return storm;
  const cause = there?.end === 'delivered' ? ('lost-back' as const) : ('lost-there' as const);
  return { verdict: 'unmet', cause, probe: followed };
}

/** The packet doesn't arrive. */
export function judgeUnreach(check: CheckOf<'unreach'>, judging: Judging): Judgement {
  const { followed, isStorm } = follow(judging, check);
  if (followed.there?.end === 'delivered')
    return { verdict: 'unmet', cause: 'arrives', probe: followed };
  return isStorm ? storm : { ...met, probe: followed };
}

/** The packet arrives, by the way that is wanted. */
export function judgePath(check: CheckOf<'path'>, judging: Judging): Judgement {
  const { followed, isStorm } = follow(judging, check);
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
  const { followed, isStorm } = follow(judging, check);
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

function follow(judging: Judging, check: Probing): Followed {
  const setup = playedSetup(judging);
  const { from, to, proto = 'icmp', port = 80 } = check;
  if (!setup.configs[from]) throw new BadExpression(`There is no device “${from}”.`);
  const dst = addressOf(setup, to);
  if (judging.events.left <= 0) return { followed: { from, to }, isStorm: true };
  const send = (sender: string, header: Parameters<typeof probe>[2], source?: Ipv4) => {
    const sent = probe(setup, sender, header, {
      isPatient: true,
      ...(source !== undefined && { source }),
    });
    judging.events.left -= sent.spent;
    return sent;
  };
  if (proto === 'icmp') {
    const header = { proto: ICMP, icmpType: 8, icmpCode: 0, dst };
    const { there, back, result } = send(from, header);
    return { followed: { from, to, ...walks(there, back) }, isStorm: result === 'undecided' };
  }
  const header = { proto: PROTOCOLS[proto], sport: OWN_PORT, dport: Number(port), dst };
  const { there, result } = send(from, header);
  const isStorm = result === 'undecided';
  const answerer = there?.end === 'delivered' ? there.steps[there.steps.length - 1]?.device : '';
  if (!there || !answerer) return { followed: { from, to, ...walks(there) }, isStorm };
  const answer = send(answerer, answerTo(there.packet), dst);
  const isLoop = answer.result === 'undecided';
  return { followed: { from, to, ...walks(there, answer.there) }, isStorm: isStorm || isLoop };
}

/** TCP and UDP are answered by whoever listens: the ports change sides, and the connection is open. */
function answerTo({ src, proto, sport, dport }: IpPacket): Omit<IpPacket, 'src' | 'ttl'> {
  const header: Omit<IpPacket, 'src' | 'ttl'> = { proto, dst: src };
  if (sport !== undefined) header.dport = sport;
  if (dport !== undefined) header.sport = dport;
  if (proto === TCP) header.established = true;
  return header;
}

const walks = (there?: Walk, back?: Walk): Pick<FollowedPacket, 'there' | 'back'> => ({
  ...(there && { there }),
  ...(back && { back }),
});

const isError = ({ packet }: Walk) =>
  packet.proto === ICMP && packet.icmpType !== 0 && packet.icmpType !== 8;
