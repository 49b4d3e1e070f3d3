import { UserList, type UserListProps } from '@uplink/admin/people';
import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { UplinkProvider } from '@uplink/api-client/react';
import { createMockClient } from '@uplink/api-client/testing';
import { useState } from 'react';

const client = createMockClient(contract, { role: 'admin' });

export default function PeoplePage() {
  const [search, setSearch] = useState<UserListProps['search']>({});
  return (
    <UplinkProvider client={client}>
      <UserList search={search} onSearchChange={setSearch} hrefOf={(id) => `/people/${id}`} />
    </UplinkProvider>
  );
}
