import { createUplinkClient, type UplinkClient } from '@uplink/api-client';
import {
  createContractMock,
  createTestClient,
  createTestSession,
  type MockScenario,
  type TestAnswers,
} from '@uplink/api-client/testing';
import { withLongTexts } from './long-texts.ts';
import { withNotes } from './told-data.ts';

/** What Storybook's toolbar says about the server behind a story. */
export interface Scenery {
  /** `written`: the answers of the story. The others: those of a mock made from the contract. */
  scenario?: MockScenario | 'written';
  /** `any`, or a role of the contract. */
  role?: string;
  /** `long`: what people named has a long name. */
  texts?: 'written' | 'long';
}

export const isAsWritten = ({ scenario = 'written', role = 'any' }: Scenery) =>
  scenario === 'written' && role === 'any';

/** The client of a story, in the scenario of the toolbar. */
export function stageClient(answers: TestAnswers, scenery: Scenery): UplinkClient {
  const { texts } = scenery;
  if (isAsWritten(scenery))
    return createTestClient(withNotes(texts === 'long' ? withLongTexts(answers) : answers));
  const { scenario = 'written', role = 'any' } = scenery;
  const mock = mockLater({
    scenario: scenario === 'written' ? 'ready' : scenario,
    ...(role !== 'any' && { role }),
  });
  return createUplinkClient({
    baseUrl: 'http://uplink.test',
    session: createTestSession(),
    requestsPerSecond: 1000,
    fetch: mock,
  });
}

/** The contract is large: it comes with the first call. */
function mockLater(options: Parameters<typeof createContractMock>[1]) {
  const made = import('@uplink/api-client/contract.json').then(({ default: contract }) =>
    createContractMock(contract, options),
  );
  return async (request: Request) => (await made)(request);
}
