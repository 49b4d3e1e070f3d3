import type { loads } from '../loads.ts';
import { loadWith } from './load-with.ts';

/** A loader of pages that people seldom open first: what they ask comes in one file for all of them. */
export const loadBeside = (name: keyof typeof loads) =>
  loadWith(async () => (await import('../loads.ts')).loads[name]);
