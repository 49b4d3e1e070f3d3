import { useMessages } from '@uplink/api-client/messages';
import { useUplink } from '@uplink/api-client/react';
import { createProductMessages } from './create-product.messages.ts';

interface Place {
  type: 1 | 2 | 3 | 8 | 10;
  /** The product that has the name already. */
  except?: number;
}

/** Asks, while people type, whether another product of the type has an address or an alias. */
export function useNameCheck() {
  const messages = useMessages(createProductMessages);
  const { api, unwrap } = useUplink();
  return async (field: 'url' | 'alias', name: string, { type, except }: Place) => {
    if (name === '') return undefined;
    const query = { type, [field]: name, ...(except !== undefined && { except }) };
    const taken = await unwrap(api.GET('/creator/me/modules/-/names', { params: { query } }), {
      rethrow: true,
    });
    return taken[field] ? messages.taken[field] : undefined;
  };
}
