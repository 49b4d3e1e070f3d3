import { bits, mask } from './motifs/addressing.ts';
import { diff } from './motifs/automation.ts';
import { route } from './motifs/programs.ts';
import { areas, paths } from './motifs/routing.ts';
import { sieve, tunnel, zones } from './motifs/security.ts';
import { fabric, lanes, tree } from './motifs/switching.ts';
import { alerts, hex } from './motifs/watching.ts';
import { cells } from './motifs/wireless.ts';
import { createRandom, type Random } from './random.ts';
import type { Shape } from './shapes.ts';

export const COVER_WIDTH = 400;
export const COVER_HEIGHT = 176;

const MOTIFS = {
  areas,
  lanes,
  tree,
  paths,
  fabric,
  mask,
  bits,
  sieve,
  zones,
  tunnel,
  hex,
  alerts,
  cells,
  diff,
  route,
} satisfies Record<string, (random: Random) => Shape[]>;

/** What a cover is about. */
export type CoverMotif = keyof typeof MOTIFS;
export const COVER_MOTIFS = Object.keys(MOTIFS) as CoverMotif[];

/** A motif's drawing: the seed moves its parts, never its composition. */
export function drawCover(motif: CoverMotif, seed: string): Shape[] {
  return MOTIFS[motif](createRandom(seed));
}
