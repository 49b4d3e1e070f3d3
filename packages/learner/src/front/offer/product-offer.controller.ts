import type { Schema } from '@uplink/api-client';
import { frontProductQuery, type NotReady, notReady, useUplink } from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';

export interface OfferedProduct {
  /** Module type: 1 program, 2 course, 3 project, 8 bundle, 10 labs. */
  type: Schema<'FrontType'>;
  /** Its name in the address. */
  uniqueName: string;
}

/** What anyone may see of a product. */
export function useProductOffer(
  product: OfferedProduct,
): NotReady | { status: 'ready'; card: Schema<'FrontCard'> } {
  const query = useHeldQuery(frontProductQuery(useUplink(), product));
  return query.data ? { status: 'ready', card: query.data.card } : notReady(query);
}
