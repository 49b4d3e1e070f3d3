import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { UplinkProvider } from '@uplink/api-client/react';
import { createMockClient } from '@uplink/api-client/testing';
import { ProductList, type ProductSearch } from '@uplink/creator/products';
import { useState } from 'react';

const client = createMockClient(contract, { role: 'mentor' });

export default function ProductsPage() {
  const [search, setSearch] = useState<ProductSearch>({});
  return (
    <UplinkProvider client={client}>
      <ProductList
        search={search}
        onSearchChange={setSearch}
        onCreated={({ id }) => window.location.assign(`/products/${id}`)}
      />
    </UplinkProvider>
  );
}
