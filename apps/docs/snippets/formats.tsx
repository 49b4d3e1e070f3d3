import { countriesFor, formatsFor } from '@uplink/api-client/messages';
import { UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import type { MessageOverrides } from '@uplink/kit/messages';
import { Changes } from '@uplink/learner/account';

const client = createTestClient({});

const german: MessageOverrides = {
  'api-client/formats': { ...formatsFor('de'), ago: (instant) => instant.slice(0, 10) },
  'kit/places': { countries: countriesFor('de') },
};

export default function GermanDates() {
  return (
    <UplinkProvider client={client} messages={german}>
      <Changes />
    </UplinkProvider>
  );
}
