import type { Schema } from '@uplink/api-client';

type Items = readonly Schema<'SubmissionItem'>[];

/** The items that two versions of a worksheet answer differently; none is as good as an empty one. */
export function changedItems(one: Items, other: Items): string[] {
  const before = new Map(other.map(({ itemId, textAnswer }) => [itemId, textAnswer]));
  const now = new Map(one.map(({ itemId, textAnswer }) => [itemId, textAnswer]));
  return [...new Set([...now.keys(), ...before.keys()])].filter(
    (id) => (now.get(id) ?? '') !== (before.get(id) ?? ''),
  );
}
