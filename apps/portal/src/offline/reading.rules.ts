import type { QueryKey } from '@tanstack/react-query';
import type { ReadPath } from '@uplink/api-client/react';

/** An answer of the academy as it is kept on this device. */
export interface KeptAnswer {
  /** Whose it is. */
  person: string;
  queryKey: QueryKey;
  data: unknown;
  /** When the academy gave it. */
  updatedAt: number;
}

/**
 * What is kept, and how many of each: what surrounds a page, lessons with their outlines, own notes.
 * Nothing else is: no work that is graded, no words of others, nothing of money.
 */
const most: ReadonlyMap<string, number> = new Map<ReadPath, number>([
  ['/configuration', 1],
  ['/me', 1],
  ['/me/context', 1],
  ['/me/dashboard', 1],
  ['/me/menu', 1],
  ['/me/lessons/{id}', 20],
  ['/me/modules/{id}/outline', 20],
  ['/me/notes', 40],
  ['/me/notes/products', 1],
]);

const keptForMs = 30 * 86_400_000;

const kindOf = (queryKey: QueryKey) => String(queryKey[0]);

export function isKept(queryKey: QueryKey): boolean {
  return most.has(kindOf(queryKey));
}

export function isTooOld({ updatedAt }: Pick<KeptAnswer, 'updatedAt'>, now: number): boolean {
  return now - updatedAt > keptForMs;
}

/** Of the keys of answers, the latest last, those that have to go: too many of their kind. */
export function surplus(queryKeys: readonly QueryKey[]): QueryKey[] {
  const counts = new Map<string, number>();
  return [...queryKeys].reverse().filter((queryKey) => {
    const kind = kindOf(queryKey);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count > (most.get(kind) ?? 0);
  });
}
