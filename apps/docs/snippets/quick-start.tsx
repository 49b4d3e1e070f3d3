import { createSession, createUplinkClient } from '@uplink/api-client';
import { UplinkProvider } from '@uplink/api-client/react';
import { XpCount } from '@uplink/learner/xp';

const baseUrl = 'https://academy.example';
const client = createUplinkClient({ baseUrl, session: createSession({ baseUrl }) });

export default function App() {
  return (
    <UplinkProvider client={client}>
      <XpCount href="/home" />
    </UplinkProvider>
  );
}
