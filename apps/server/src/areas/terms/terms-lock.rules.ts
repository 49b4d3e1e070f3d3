import type { Schema } from '@uplink/api-client';

/** What is closed until an agreement of this product is accepted. */
export const termsLock = ({ id, name }: { id: number; name: string }): Schema<'Lock'> => ({
  kind: 'terms',
  moduleId: id,
  name,
  reason: `Accept the agreement for ${name} to continue.`,
});
