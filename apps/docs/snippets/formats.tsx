import { formatsFor, type MessageOverrides } from '@uplink/api-client/messages';
import { UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { Changes } from '@uplink/learner/account';

const client = createTestClient({});

const german: MessageOverrides = {
  'api-client/formats': { ...formatsFor('de'), ago: (instant) => instant.slice(0, 10) },
};

export default function GermanDates() {
  return (
    <UplinkProvider client={client} messages={german}>
      <Changes />
    </UplinkProvider>
  );
}
