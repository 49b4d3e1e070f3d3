import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { UplinkProvider } from '@uplink/api-client/react';
import { createMockClient } from '@uplink/api-client/testing';
import { Desk, type DeskSearch } from '@uplink/mentor/mentoring';
import { useState } from 'react';

const client = createMockClient(contract, { role: 'mentor' });

export default function DeskPage() {
  const [search, setSearch] = useState<DeskSearch>({});
  return (
    <UplinkProvider client={client}>
      <Desk search={search} onSearchChange={setSearch} />
    </UplinkProvider>
  );
}
