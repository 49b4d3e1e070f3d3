import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { sellMessages } from './sell.messages.ts';
import { submitOf } from './sell.rules.ts';

const preview = (after: number) => ({ paid: { before: 0, after }, currency: 'USD' });
test('the button names what the server charges now', () => {
  const name = (...[seen, type]: [Parameters<typeof submitOf>[0], string]) =>
    submitOf(seen, type, sellMessages, formatMessages);
  expect(name(preview(10_791), 'card')).toBe('Charge $107.91 and add');
  expect(name(preview(9900), 'wallet')).toBe('Charge $99.00 and add');
  expect(name(preview(9900), 'offline')).toBe('Add product');
  // A trial, for example.
  expect(name(preview(0), 'card')).toBe('Add product');
  expect(name(undefined, 'card')).toBe('Add product');
});
