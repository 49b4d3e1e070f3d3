import { statfsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { storageFull } from './errors/errors.ts';

const lookEvery = 1000;

interface FreeSpace {
  /** Bytes that are kept free. */
  reserve: number;
  /** Bytes that are free now. */
  free: () => number;
}

/**
 * Refuses what would be written while the disk is nearly full. A database that finds no room for its
 * journal can only stop; this way there is always some left for it.
 */
export function registerFreeSpace(app: FastifyInstance, { reserve, free }: FreeSpace): void {
  let looked = Number.NEGATIVE_INFINITY;
  let isFull = false;
  app.addHook('onRequest', async ({ method }) => {
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return;
    if (performance.now() - looked > lookEvery) {
      looked = performance.now();
      isFull = free() < reserve;
    }
    if (isFull) throw storageFull();
  });
}

/** What is free on the disk of a folder; one that is not there yet is taken to have room. */
export function freeIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
