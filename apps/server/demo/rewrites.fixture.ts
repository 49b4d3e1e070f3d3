import {
  type AccessList,
  compareLists,
  type Entry,
  formatRule,
  parseLists,
  type Rule,
} from '@uplink/net/sets';

export type Random = (below: number) => number;

/** The same numbers in every run: a failure can be looked at again. */
export function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

interface ListModel {
  kind: AccessList['kind'];
  name: string;
  text: string;
}

/** The same list written differently: lines split, repeated, moved where that changes nothing, numbered and abbreviated. */
export function rewritesOf(model: ListModel, count: number): string[] {
  const list = read(model);
  const random = createRandom(20_260_301);
  const texts = new Set<string>();
  for (let tries = 0; texts.size < count && tries < count * 40; tries += 1) {
    let changed = rulesIn(list);
    const steps = 1 + random(4);
    for (let step = 0; step < steps; step += 1) changed = change(changed, random);
    const text = write(changed, list.kind, random);
    const again = read({ ...model, text });
    if (compareLists(again, 'equals', list).verdict === 'met') texts.add(text);
  }
  return [...texts];
}

/** Lists with one or two faults, those that are wrong: asked with the model and the list. */
export function brokenLists(
  model: ListModel,
  count: number,
  isWrong: (lists: [AccessList, AccessList]) => boolean,
): string[] {
  const list = read(model);
  const random = createRandom(20_260_302);
  const texts = new Set<string>();
  for (let tries = 0; texts.size < count && tries < count * 40; tries += 1) {
    const once = broken(rulesIn(list), random);
    const text = write(random(3) ? once : broken(once, random), list.kind, random);
    if (isWrong([list, read({ ...model, text })])) texts.add(text);
  }
  return [...texts];
}

function read({ kind, name, text }: ListModel): AccessList {
  const [list] = parseLists(text, { kind, name }).lists;
  return list ?? { kind, name, entries: [] };
}

const rulesIn = ({ entries }: AccessList): Rule[] =>
  entries.flatMap(({ rule }: Entry) => (rule ? [rule] : []));

function change(rules: readonly Rule[], random: Random): Rule[] {
  const at = random(rules.length);
  const rule = rules[at];
  if (!rule) return [...rules];
  const [before, after] = [rules.slice(0, at), rules.slice(at + 1)];
  const [next, ...rest] = after;
  switch (random(4)) {
    case 0:
      return [...before, ...halves(rule, random(2) ? 'src' : 'dst'), ...after];
    case 1:
      return next ? [...before, next, rule, ...rest] : [...rules];
    case 2:
      return [...before, rule, rule, ...after];
    default:
      return [...rules, { action: 'deny', src: any, dst: any }];
  }
}

const any = { address: 0, wildcard: 0xffffffff };

/** The rule as two, each for half of the addresses. */
function halves(rule: Rule, end: 'src' | 'dst'): Rule[] {
  const { address, wildcard } = rule[end];
  if (wildcard === 0) return [rule];
  const top = 31 - Math.clz32(wildcard);
  const bit = (1 << top) >>> 0;
  const less = (wildcard & ~bit) >>> 0;
  return [address & ~bit, address | bit].map((half) => ({
    ...rule,
    [end]: { address: half >>> 0, wildcard: less },
  }));
}

function broken(rules: readonly Rule[], random: Random): Rule[] {
  const at = random(rules.length);
  const rule = rules[at];
  if (!rule) return [...rules];
  const [half] = halves(rule, random(2) ? 'src' : 'dst');
  const shift = (end: 'src' | 'dst') => ({
    ...rule,
    [end]: {
      ...rule[end],
      address: (rule[end].address ^ (1 << random(24))) & ~rule[end].wildcard,
    },
  });
  const { dport, ...open } = rule;
  const flipped: Rule = { ...rule, action: rule.action === 'permit' ? 'deny' : 'permit' };
  const choices: Rule[][] = [
    [],
    [flipped],
    [{ ...rule, src: rule.dst, dst: rule.src }],
    [half ?? rule],
    [shift('src')],
    [shift('dst')],
    [{ ...rule, [random(2) ? 'src' : 'dst']: any }],
    [open],
    [
      dport
        ? { ...rule, dport: { ...dport, ports: dport.ports.map((port) => port + 1 + random(20)) } }
        : open,
    ],
  ].map((change): Rule[] => change.map((each) => normal(each)));
  return [
    ...rules.slice(0, at),
    ...(choices[random(choices.length)] ?? []),
    ...rules.slice(at + 1),
  ];
}

/** Addresses as unsigned numbers. */
const normal = (rule: Rule): Rule => ({
  ...rule,
  src: { address: rule.src.address >>> 0, wildcard: rule.src.wildcard },
  dst: { address: rule.dst.address >>> 0, wildcard: rule.dst.wildcard },
});

function write(rules: readonly Rule[], kind: AccessList['kind'], random: Random): string {
  const [first, step, isNumbered] = [1 + random(20), 1 + random(15), random(2) === 1];
  return rules
    .map((rule, at) => {
      const text = formatRule(rule, kind);
      return isNumbered ? `${first + at * step} ${text}` : text;
    })
    .join('\n');
}
