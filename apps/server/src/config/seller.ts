import type { Environment } from './read-values.ts';

/** Who sells: printed on receipts and credit notes. */
export interface Seller {
  name: string;
  address: string;
  taxId: string;
  /** Whether the deployment says so; otherwise they are the demo's. */
  isSet: boolean;
}

export function readSeller(env: Environment): Seller {
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_TAX_ID: taxId } = env;
  if (name && address && taxId) return { name, address, taxId, isSet: true };
  return {
    name: 'Uplink Academy (demo)',
    address: '1 Loopback Lane, Localhost',
    taxId: 'DEMO-0000000',
    isSet: false,
  };
}
