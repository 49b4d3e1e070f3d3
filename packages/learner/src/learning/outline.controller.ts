import type { Schema } from '@uplink/api-client';
import { type NotReady, notReady, outlineQuery, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';

/** The outline of a course or project; empty before it has a section. */
export function useOutline(
  productId: number,
): NotReady | { status: 'ready'; outline: Schema<'Outline'> } {
  const query = useHeldQuery(outlineQuery(useUplink(), productId));
  if (!query.data) return notReady(query);
  return query.data.sections.length === 0
    ? { status: 'empty' }
    : { status: 'ready', outline: query.data };
}
