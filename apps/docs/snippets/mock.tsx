import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { UplinkProvider } from '@uplink/api-client/react';
import { createMockClient } from '@uplink/api-client/testing';
import { NotificationBell } from '@uplink/learner/notifications';
import { useState } from 'react';

// Answers every call with the contract's example, and remembers what is written.
const client = createMockClient(contract, { scenario: 'ready', role: 'student' });

export default function Mocked() {
  const [isOpen, setOpen] = useState(false);
  return (
    <UplinkProvider client={client}>
      <NotificationBell isOpen={isOpen} onOpenChange={setOpen} />
    </UplinkProvider>
  );
}
