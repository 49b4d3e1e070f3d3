import { createUplinkClient, type Session, type UplinkClient } from '@uplink/api-client';
import { answerVisitor } from '../../session/visit-calls.ts';

/** A frame on another site has no cookie: nothing is asked with one, and no one is signed in. */
const noSession: Session = {
  getToken: async () => undefined,
  replaceToken: async () => undefined,
  isSignedIn: async () => false,
  getSnapshot: () => 'signedOut',
  subscribe: () => () => {},
  getPerson: () => '',
  signOut: async () => '/',
  resume: () => {},
  end: () => {},
  awaitSignIn: () => () => {},
};

/**
 * The academy as a visitor of a partner's site reaches it.
 * @param partnerSession opens the lesson that the partner shows this visitor
 */
export function createVisitorClient(partnerSession?: string): UplinkClient {
  const client = createUplinkClient({ baseUrl: location.origin, session: noSession });
  const headers: Record<string, string> = partnerSession
    ? { 'x-partner-session': partnerSession }
    : {};
  client.api.use(
    {
      onRequest({ request }) {
        for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      },
    },
    answerVisitor((input, init) =>
      fetch(input, { ...init, headers: { ...headers, ...(init?.headers as object) } }),
    ),
  );
  return client;
}

/** For what needs no lesson: partners, their tokens, cards. Asking for a session would only be refused. */
export const visitorClient = createVisitorClient();
