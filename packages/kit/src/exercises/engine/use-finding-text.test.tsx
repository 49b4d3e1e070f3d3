import { cleanup, render, screen } from '@testing-library/react';
import type { MessageOverrides } from '@uplink/api-client/messages';
import { UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import type { Definition, Finding } from '@uplink/net/exercise';
import { afterEach, expect, test } from 'vitest';
import { listFindings } from './list-findings.messages.ts';
import { useEngine } from './use-engine.ts';
import { useFindingText } from './use-finding-text.ts';

afterEach(cleanup);

const definition: Definition = {
  exercise: 1,
  kind: 'address',
  title: 'Cut at the mask',
  task: ['Look at 10.44.96.0/19.'],
  fields: [{ id: 'last', label: 'The last host', as: 'address' }],
  goals: [],
  seeds: [1],
  model: { texts: {} },
  tests: [],
};
const german: MessageOverrides = {
  'kit/exercise-findings': {
    blank: ({ field }) => `${field} ist noch leer.`,
    lines: (lines) => `die Zeilen ${lines.join(' und ')}`,
  },
  'kit/exercise-list-findings': { 'idle-lines': ({ lines }) => `Auch ohne ${lines}.` },
  'kit/exercise-value-findings': { different: ({ field }) => `${field} stimmt noch nicht.` },
};

function Said({ cause }: Pick<Finding, 'cause'>) {
  const textOf = useFindingText(definition, useEngine(definition)?.findings);
  return <p>{textOf({ goal: 'last', verdict: 'unmet', cause, field: 'last' })}</p>;
}

test('what is said about an answer comes with its judges, in the words of the host', async () => {
  render(
    <UplinkProvider client={createTestClient({})} messages={german}>
      <Said cause="blank" />
      <Said cause="different" />
      <Said cause="unreadable" />
    </UplinkProvider>,
  );
  expect(screen.getByText('The last host ist noch leer.')).toBeVisible();
  expect(await screen.findByText('The last host stimmt noch nicht.')).toBeVisible();
  expect(await screen.findByText(/^“The last host” can't be read/)).toBeVisible();
});

const idle: Finding = { goal: 'last', verdict: 'unmet', cause: 'idle-lines', lines: [2, 4] };

function SaidOfLines() {
  return <p>{useFindingText(definition, [listFindings])(idle)}</p>;
}

test('a host names lines in its own way', () => {
  render(
    <UplinkProvider client={createTestClient({})} messages={german}>
      <SaidOfLines />
    </UplinkProvider>,
  );
  expect(screen.getByText('Auch ohne die Zeilen 2 und 4.')).toBeVisible();
});
