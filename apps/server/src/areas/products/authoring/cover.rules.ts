import type { Schema } from '@uplink/api-client';

export type Motif = Schema<'Cover'>['motif'];
export type Hue = Schema<'Cover'>['hue'];

interface Topic {
  motifs: readonly Motif[];
  /** In the order in which its products take them. */
  hues: readonly [Hue, ...Hue[]];
}

const foundations: Topic = { motifs: ['mask', 'bits'], hues: ['sand'] };
const routing: Topic = { motifs: ['areas', 'paths'], hues: ['ink', 'blue', 'green'] };
const switching: Topic = { motifs: ['lanes', 'tree', 'fabric'], hues: ['green', 'slate'] };
const security: Topic = { motifs: ['sieve', 'zones', 'tunnel'], hues: ['sand', 'wine', 'amber'] };
const detection: Topic = { motifs: ['alerts'], hues: ['wine'] };
const captures: Topic = { motifs: ['hex'], hues: ['slate'] };
const wireless: Topic = { motifs: ['cells'], hues: ['mist'] };
const automation: Topic = { motifs: ['diff'], hues: ['mint'] };
/** Programs, bundles and what has no topic of its own. */
const mixed: Topic = {
  motifs: ['route'],
  hues: ['ink', 'wine', 'slate', 'blue', 'amber', 'green'],
};

const topics = [
  foundations,
  routing,
  switching,
  security,
  detection,
  captures,
  wireless,
  automation,
  mixed,
];

/** What a cover can show. */
export const motifs: readonly Motif[] = topics.flatMap((topic) => topic.motifs);

export function topicOf(motif: Motif): Topic {
  return topics.find(({ motifs }) => motifs.includes(motif)) ?? mixed;
}

/** The hue that the fewest products of the topic have; of equals the earlier. */
export function chooseHue({ hues }: Topic, products: ReadonlyMap<string, number>): Hue {
  const count = (hue: Hue) => products.get(hue) ?? 0;
  return hues.reduce((best, hue) => (count(hue) < count(best) ? hue : best));
}
