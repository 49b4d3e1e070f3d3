import { formatIpv4, lengthForHosts, maskOf, parsePrefix } from '@uplink/net/address';
import type { Definition, Drawn, Field } from '@uplink/net/exercise';
import type { Random } from './rewrites.fixture.ts';

type Texts = Record<string, string>;

/** The model answer written differently: other spaces, other forms of a mask, another plan that fits as well. */
export function valueRewrites({ definition }: Drawn, random: Random, count: number): Texts[] {
  const plan = definition.goals.flatMap(({ check }) => (check.kind === 'plan' ? [check] : []))[0];
  const answers = new Map<string, Texts>();
  for (let tries = 0; answers.size < count && tries < count * 40; tries += 1) {
    const texts = {
      ...definition.model.texts,
      ...(plan ? planned(plan, random) : retyped(definition, random)),
    };
    answers.set(JSON.stringify(texts), texts);
  }
  return [...answers.values()];
}

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random(items.length)] as Item;

const spaces = ['', ' ', '  ', '\t', '   '];

function retyped({ fields = [], model }: Definition, random: Random): Texts {
  const entries = fields.map((field): [string, string] => {
    const text = model.texts[field.id] ?? '';
    return [field.id, pick(random, spaces) + formOf(field, text, random) + pick(random, spaces)];
  });
  return Object.fromEntries(entries);
}

/** The value in one of the forms that people write it in. */
function formOf({ as }: Field, text: string, random: Random): string {
  switch (as) {
    case 'mask':
      return pick(random, [text, `/${parsePrefix(`0.0.0.0 ${text}`)?.length}`]);
    case 'prefix': {
      const prefix = parsePrefix(text);
      if (!prefix) return text;
      const [address, mask] = [prefix.address, maskOf(prefix.length)];
      const inside = (address | (random(2 ** 30) & ~mask)) >>> 0;
      return pick(random, [
        text,
        `${formatIpv4(address)} ${formatIpv4(mask)}`,
        `${formatIpv4(inside)}/${prefix.length}`,
      ]);
    }
    case 'number': {
      const between = pick(random, ['', ' ', ',']);
      return text.replace(/\B(?=(\d{3})+$)/g, between).padStart(text.length, '0');
    }
    case 'names': {
      const names = text.split(', ').map((name) => pick(random, [name, name.toLowerCase()]));
      return names.join(pick(random, [' ', ', ', ',', ' -> ', '->', ' → ', ' > ']));
    }
    default:
      return text;
  }
}

type Plan = Extract<Definition['goals'][number]['check'], { kind: 'plan' }>;

/** Networks anywhere in the block that are large enough and don't meet. */
function planned({ block, networks }: Plan, random: Random): Texts {
  const whole = parsePrefix(block);
  if (!whole) return {};
  const taken: [number, number][] = [];
  const texts: Texts = {};
  // The largest first: it always finds a place.
  const order = [...networks].sort((one, other) => Number(other.hosts) - Number(one.hosts));
  for (const { field, hosts } of order) {
    const length = lengthForHosts(Number(hosts));
    const size = 2 ** (32 - length);
    const places = Array.from(
      { length: 2 ** (length - whole.length) },
      (_, at) => whole.address + at * size,
    ).filter((first) => taken.every(([from, to]) => first >= to || first + size <= from));
    const first = pick(random, places);
    taken.push([first, first + size]);
    texts[field] = pick(random, [
      `${formatIpv4(first)}/${length}`,
      `${formatIpv4(first)} ${formatIpv4(maskOf(length))}`,
    ]);
  }
  return texts;
}
