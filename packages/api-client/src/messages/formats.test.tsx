import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UplinkProvider } from '../react/uplink-provider.tsx';
import { createTestClient } from '../testing/test-client.ts';
import type { MessageOverrides } from './define-messages.ts';
import { formatMessages } from './format.messages.ts';
import { formatsFor } from './formats-for.ts';
import { useAllFormats } from './use-all-formats.ts';

const client = createTestClient({});
const instant = '2026-03-17T12:31:00Z';

afterEach(cleanup);

function Due() {
  const formats = useAllFormats();
  const price = formats.money({ amount: 14_240, currency: 'USD' });
  return <p>{[formats.date(instant), formats.duration(7080), price].join(', ')}</p>;
}

const here = (messages?: MessageOverrides) =>
  render(
    <UplinkProvider client={client} messages={messages}>
      <Due />
    </UplinkProvider>,
  );

test('without a host’s own, dates are written as everywhere', () => {
  here();
  expect(screen.getByText('17 Mar 2026, 1 h 58 min, $142.40')).toBeVisible();
  expect(formatMessages.number(7340)).toBe('7,340');
  expect(formatMessages.decimal(4.75, 1)).toBe('4.8');
  expect(formatMessages.money({ amount: 14_200, currency: 'USD' }, true)).toBe('$142');
  expect(formatMessages.bytes(1_887_437)).toBe('1.8 MB');
  expect(formatMessages.part(instant, { weekday: 'long' })).toBe('Tuesday');
  expect(formatMessages.part(instant, { month: 'long', year: 'numeric' })).toBe('March 2026');
});

test('a host sets a language for all of them', () => {
  here({ 'api-client/formats': formatsFor('de') });
  expect(screen.getByText('17. März 2026, 1 Std. 58 Min., 142,40 $')).toBeVisible();
});

test('a host replaces one of them', () => {
  here({ 'api-client/formats': { date: (date) => new Date(date).toISOString().slice(0, 10) } });
  expect(screen.getByText('2026-03-17, 1 h 58 min, $142.40')).toBeVisible();
});

test('every language goes in the same steps', () => {
  const { ago, bytes, date, dateTime, decimal, duration, money, number, part, time } =
    formatsFor('fr');
  // Some languages write spaces that don't break.
  const plain = (text: string) => text.replace(/\s/g, ' ');
  const after = (seconds: number) =>
    plain(ago(instant, new Date(Date.parse(instant) + seconds * 1000)));
  expect([5, 26 * 60, 2 * 3600, 30 * 3600, 3 * 86_400].map(after)).toEqual([
    'maintenant',
    'il y a 26 min',
    'il y a 2 h',
    'hier',
    '17 mars 2026',
  ]);
  expect(date(instant, { hasYear: false, timeZone: 'UTC' })).toBe('17 mars');
  expect(dateTime(instant)).toContain(time(instant));
  const durations = [480, 3600, 7080, 432_000, 1_209_600, 3_628_800, 23_328_000];
  expect(durations.map(duration).map(plain)).toEqual([
    '8 min',
    '1 h',
    '1 h 58 min',
    '5 jours',
    '2 semaines',
    '6 semaines',
    '9 mois',
  ]);
  expect(part(instant, { weekday: 'long' })).toBe('mardi');
  expect([number(7340), decimal(4.75, 1)].map(plain)).toEqual(['7 340', '4,8']);
  expect([0, 1023, 1_887_437].map(bytes).map(plain)).toEqual(['0 o', '1 023 o', '1,8 Mo']);
  const price = { amount: 14_200, currency: 'EUR' };
  expect([money(price), money(price, true)].map(plain)).toEqual(['142,00 €', '142 €']);
});
