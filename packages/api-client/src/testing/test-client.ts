import { createUplinkClient, type UplinkClient } from '../client/client.ts';
import type { Session } from '../session/session.ts';
import type { MockedContract } from './contract-examples.ts';
import { createContractMock, type MockOptions } from './contract-mock.ts';

/** Answers of a pretended server, by `METHOD /path`: a body, or a function of the request. */
export type TestAnswers = Record<
  string,
  unknown | ((request: Request) => Promise<Response> | Response)
>;

/** A session that never ends, of a person of its own: tests find nothing others kept. */
export function createTestSession(): Session {
  const person = `test-${Math.random().toString(36).slice(2)}`;
  return {
    getToken: async () => 'test-token',
    replaceToken: async () => 'test-token',
    isSignedIn: async () => true,
    getSnapshot: () => 'signedIn',
    subscribe: () => () => {},
    getPerson: () => person,
    signOut: async () => '/login',
    resume: () => {},
    end: () => {},
    awaitSignIn: () => () => {},
  };
}

/** A client that talks to no server: for tests and stories of widgets. */
export function createTestClient(answers: TestAnswers): UplinkClient {
  return createUplinkClient({
    baseUrl: 'http://uplink.test',
    session: createTestSession(),
    requestsPerSecond: 1000,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const answer = answers[`${request.method} ${pathname}`];
      if (typeof answer === 'function') return answer(request);
      if (answer === undefined) {
        return Response.json(
          {
            message: `No answer for ${request.method} ${pathname}`,
            code: 'notFound',
            requestId: 'test',
          },
          { status: 404 },
        );
      }
      return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
    },
  });
}

/** A client that talks to a mock made from the contract (`@uplink/api-client/contract.json`). */
export function createMockClient(contract: MockedContract, options?: MockOptions): UplinkClient {
  return createUplinkClient({
    baseUrl: 'http://uplink.test',
    session: createTestSession(),
    requestsPerSecond: 1000,
    fetch: createContractMock(contract, options),
  });
}
