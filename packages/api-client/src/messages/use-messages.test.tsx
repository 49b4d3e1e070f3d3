import { cleanup, render, screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { UplinkProvider } from '../react/uplink-provider.tsx';
import { createTestClient } from '../testing/test-client.ts';
import { defineMessages, type MessageOverrides } from './define-messages.ts';
import { useMessages } from './use-messages.ts';

declare module './define-messages.ts' {
  interface MessageCatalog {
    'test/gate': typeof gateMessages;
  }
}

const gateMessages = defineMessages('test/gate', {
  open: 'Open the gate',
  passed: (count: number) => (count === 1 ? 'One packet passed' : `${count} packets passed`),
  states: { up: 'Up', down: 'Down' },
  steps: ['Ask', 'Wait'],
});

const german: MessageOverrides = {
  'test/gate': {
    open: 'Tor öffnen',
    passed: (count) => `${count} Pakete durchgelassen`,
    states: { up: 'Offen' },
    steps: ['Fragen'],
  },
};
const french: MessageOverrides = { 'test/gate': { open: 'Ouvrir' } };
const client = createTestClient({});

afterEach(cleanup);

function Gate() {
  const texts = useMessages(gateMessages);
  return (
    <p>
      {[texts.open, texts.passed(2), texts.states.up, texts.states.down, ...texts.steps].join(', ')}
    </p>
  );
}

/** How often the texts became another object. */
function Changes() {
  const texts = useMessages(gateMessages);
  const seen = useRef(new Set<object>());
  seen.current.add(texts);
  return <p>{seen.current.size}</p>;
}

const here = (messages?: MessageOverrides) => (
  <UplinkProvider client={client} messages={messages}>
    <Gate />
  </UplinkProvider>
);
const defaults = 'Open the gate, 2 packets passed, Up, Down, Ask, Wait';
const inGerman = 'Tor öffnen, 2 Pakete durchgelassen, Offen, Down, Fragen';

test('two providers on one page have texts of their own', () => {
  render(
    <>
      <section aria-label="German">{here(german)}</section>
      <section aria-label="Default">{here()}</section>
      <section aria-label="French">{here(french)}</section>
    </>,
  );
  expect(within(screen.getByLabelText('German')).getByText(inGerman)).toBeVisible();
  expect(within(screen.getByLabelText('Default')).getByText(defaults)).toBeVisible();
  expect(within(screen.getByLabelText('French')).getByText(/^Ouvrir, 2 packets/)).toBeVisible();
});

test('outside of a provider the defaults apply, and code without components reads them', () => {
  render(<Gate />);
  expect(screen.getByText(defaults)).toBeVisible();
  expect(gateMessages.passed(1)).toBe('One packet passed');
});

test('an inner provider keeps the texts of the outer one, or brings its own', () => {
  render(
    <UplinkProvider client={client} messages={german}>
      {here()}
      {here(french)}
    </UplinkProvider>,
  );
  expect(screen.getByText(inGerman)).toBeVisible();
  expect(screen.getByText(/^Ouvrir, 2 packets/)).toBeVisible();
});

test('one server renders pages with different texts', () => {
  const pages = [german, undefined, german].map((messages) => renderToStaticMarkup(here(messages)));
  expect(pages).toEqual([`<p>${inGerman}</p>`, `<p>${defaults}</p>`, `<p>${inGerman}</p>`]);
});

test('the texts stay the same object from one rendering to the next', () => {
  const page = () => (
    <UplinkProvider client={client} messages={german}>
      <Changes />
    </UplinkProvider>
  );
  const { rerender } = render(page());
  rerender(page());
  expect(screen.getByText('1')).toBeVisible();
});

test('texts that do not exist are ignored, and refused by the types', () => {
  // @ts-expect-error: there is no such text
  const unknown: MessageOverrides = { 'test/gate': { opened: 'Opened' } };
  // @ts-expect-error: nor such a namespace
  const elsewhere: MessageOverrides = { 'test/bridge': { open: 'Open' } };
  // @ts-expect-error: a count can't be a fixed sentence
  const fixed: MessageOverrides = { 'test/gate': { passed: 'Some packets passed' } };
  expect(fixed).toBeDefined();
  render(here({ ...unknown, ...elsewhere }));
  expect(screen.getByText(defaults)).toBeVisible();
});
