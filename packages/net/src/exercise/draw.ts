import { formatPrefix, networkOf, parsePrefix } from '../address/index.ts';
import { BadExpression } from './bad-expression.ts';
import type { Definition, Draw } from './definition.ts';
import { stream } from './random.ts';
import { evaluate, holds, type Value } from './values.ts';

/** An exercise with its values drawn: no braces are left in its texts. */
export interface Drawn {
  seed: number;
  values: Record<string, Value>;
  definition: Definition;
}

/** How often a draw is repeated until its conditions hold. */
const TRIES = 200;

/** Draws the values of a variant. The same seed gives the same exercise everywhere. */
export function draw(definition: Definition, seed: number): Drawn {
  const values = drawValues(definition, seed);
  const lookUp = lookUpIn(values);
  return { seed, values, definition: fill(definition, lookUp) };
}

function drawValues({ variants }: Definition, seed: number): Record<string, Value> {
  if (!variants) return {};
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const values: Record<string, Value> = {};
    for (const name of Object.keys(variants.draw))
      values[name] = drawOne(variants.draw[name] as Draw, stream(seed, `${attempt}:${name}`));
    const lookUp = lookUpIn(values);
    if ((variants.where ?? []).every((condition) => holds(condition, lookUp))) return values;
  }
  throw new BadExpression(`No values of seed ${seed} meet the conditions.`);
}

function drawOne(draw: Draw, next: () => number): Value {
  if ('one' in draw) return draw.one[next() % draw.one.length] as Value;
  if ('number' in draw)
    return draw.number.from + (next() % (draw.number.to - draw.number.from + 1));
  const from = parsePrefix(draw.subnet.from);
  if (!from || draw.subnet.length < from.length)
    throw new BadExpression(`${draw.subnet.from} has no subnets of that length.`);
  const count = 2 ** (draw.subnet.length - from.length);
  const address = networkOf(from) + (next() % count) * 2 ** (32 - draw.subnet.length);
  return formatPrefix({ address, length: draw.subnet.length });
}

const lookUpIn = (values: Record<string, Value>) => (name: string) => {
  const value = Object.keys(values).includes(name) ? values[name] : undefined;
  if (value === undefined) throw new BadExpression(`There is no value “${name}”.`);
  return value;
};

/** Every text with what its braces stand for. Draws themselves have none. */
function fill<Item>(item: Item, lookUp: (name: string) => Value): Item {
  if (typeof item === 'string')
    return item.replace(/\{([^{}]+)\}/g, (_, inner: string) =>
      String(evaluate(inner, lookUp)),
    ) as Item & string;
  if (Array.isArray(item)) return item.map((part) => fill(part, lookUp)) as Item & unknown[];
  if (typeof item !== 'object' || item === null) return item;
  const filled: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(item)) filled[key] = fill(part, lookUp);
  return filled as Item & object;
}
