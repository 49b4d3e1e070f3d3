import { UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { XpCount } from '@uplink/learner/xp';

const client = createTestClient({
  // An answer by method and path …
  'GET /me/context': { totalXpPoints: 7340, level: 7 },
  // … or a function of the request, for what goes wrong.
  'GET /me/notifications': () => Response.json({ message: 'Try again.' }, { status: 503 }),
});

export default function Tested() {
  return (
    <UplinkProvider client={client}>
      <XpCount href="/home" />
    </UplinkProvider>
  );
}
