import { createSession, createUplinkClient } from '@uplink/api-client';
import { UplinkProvider, useSessionStatus } from '@uplink/api-client/react';
import { XpCount } from '@uplink/learner/xp';
import { useEffect } from 'react';

const baseUrl = 'https://academy.example';
const session = createSession({ baseUrl });
const client = createUplinkClient({ baseUrl, session });

function OwnPoints() {
  const status = useSessionStatus();
  useEffect(() => {
    // Fails while the academy can't be reached; the status then stays as it was.
    const ask = () => void session.isSignedIn().catch(() => {});
    ask();
    // People come back from signing in.
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, []);
  if (status === 'unknown') return null;
  if (status === 'signedIn') return <XpCount href="/home" />;
  return (
    <a href={`${baseUrl}/session/login`} target="_blank" rel="noreferrer">
      Sign in
    </a>
  );
}

export default function SignedIn() {
  return (
    <UplinkProvider client={client}>
      <OwnPoints />
    </UplinkProvider>
  );
}
