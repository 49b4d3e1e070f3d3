import type { Check, ExpectedFlow, Goal, Probing } from '../exercise/index.ts';

/** What a goal asks, in a sentence for its author. */
export function goalText({ check }: Pick<Goal, 'check'>, sentences = goalSentences): string {
  const words = sentences[check.kind] as (check: Check) => string;
  return words(check);
}

export type GoalSentences = {
  [Kind in Check['kind']]: (check: Extract<Check, { kind: Kind }>) => string;
};

/** What goals ask, by kind. */
export const goalSentences: GoalSentences = {
  value: ({ field, equals }) => `“${field}” means the same as ${equals}.`,
  plan: ({ block, networks, leastWaste }) =>
    `${listed(networks.map(({ field, hosts }) => `“${field}” (${hosts} hosts)`))} fit into ${block} without overlapping${leastWaste ? ', each as small as possible' : ''}.`,
  acl: ({ list, relation, within }) =>
    `${list} ${relations[relation]}${within ? `, among packets ${flowText(within)}` : ''}.`,
  flows: ({ list, flows }) =>
    `${list} ${listed(flows.map((flow) => `${verdicts[flow.expect]} ${flow.label} (${flowText(flow)})`))}.`,
  minimal: ({ list, allowed = 0 }) =>
    allowed === 0
      ? `Every line of ${list} is needed.`
      : `At most ${allowed} lines of ${list} are redundant.`,
  unchanged: ({ list, keep }) => `${list} still has the lines ${listed(keep)}.`,
  reach: (probe) => `${packetOf(probe)} arrives, and its answer comes back.`,
  unreach: (probe) => `${packetOf(probe)} doesn't arrive.`,
  path: ({ via = [], avoids = [], ...probe }) =>
    `${packetOf(probe)} arrives${via.length > 0 ? ` via ${listed(via)}` : ''}${avoids.length > 0 ? `, and doesn't pass ${listed(avoids)}` : ''}.`,
  property: ({ device, lines }) =>
    `${device} is configured as if these lines were entered: ${lines
      .trim()
      .split(/\s*\n\s*/)
      .join('; ')}.`,
  survives: ({ cut, goals }) =>
    `With the link at ${cut} cut, these goals are still met: ${listed(goals)}.`,
  hops: ({ field, stop, ...probe }) =>
    `“${field}” names the devices that ${packetOf(probe)} passes${stop ? ', up to the one that drops it' : ''}.`,
};

const verdicts = { permit: 'permits', deny: 'denies' };

const relations = {
  equals: 'treats every packet as the model list does',
  subset: 'permits nothing that the model list denies',
  disjoint: 'permits nothing that the model list permits',
};

const packetOf = ({ from, to, proto = 'icmp', port }: Probing) =>
  `${proto.toUpperCase()}${port === undefined ? '' : ` ${port}`} from ${from} to ${to}`;

function flowText(flow: Partial<ExpectedFlow>): string {
  const { from, to, proto, port, sport, icmpType, established } = flow;
  const any = (value: string | string[] | undefined) =>
    value === undefined ? 'anywhere' : listed(all(value));
  return [
    proto ?? 'any protocol',
    icmpType !== undefined && `type ${icmpType}`,
    port !== undefined && `port ${listed(all(port).map(String))}`,
    `from ${any(from)}`,
    sport !== undefined && `port ${sport}`,
    `to ${any(to)}`,
    established !== undefined && (established ? 'in open connections' : 'opening a connection'),
  ]
    .filter(Boolean)
    .join(' ');
}

const listed = (words: readonly string[]): string =>
  words.length < 2
    ? (words[0] ?? 'nothing')
    : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;

const all = <Item>(items: Item | Item[]): Item[] => (Array.isArray(items) ? items : [items]);
