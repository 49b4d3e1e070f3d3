import { expect, test } from 'vitest';
import { managedUser } from './people.fixture.ts';
import { faultsOf, toUpdate, toValues } from './personal-data.rules.ts';

const now = new Date('2026-03-12T12:00:00.000Z');
const values = toValues(managedUser);

test('only what was changed is sent, with the version it was decided on', () => {
  const changed = { ...values, phone: ' +31 6 12345678 ', reason: ' Asked ' };
  expect(toUpdate(['phone', 'reason'], changed, 3)).toEqual({
    version: 3,
    phone: '+31 6 12345678',
    reason: 'Asked',
  });
});

test('an address whose parts are all empty is null', () => {
  const empty = { ...values, street: ' ', city: '', state: '', zip: '', country: '' };
  expect(toUpdate(['street'], empty, 3).shippingAddress).toBeNull();
  expect(toUpdate(['city'], { ...empty, city: 'Utrecht' }, 3).shippingAddress).toEqual({
    street: null,
    city: 'Utrecht',
    state: null,
    zip: null,
    country: null,
  });
});

test('a fault stands at its field', () => {
  const wrong = { ...values, email: '', firstName: '', birthDay: '31', birthYear: 'x' };
  const faults = faultsOf(wrong, managedUser, now);
  expect(faults).toMatchObject({
    email: 'This field is Required',
    firstName: 'This field is Required',
    birthYear: 'Value must be an integer',
  });
  expect(Object.values(faultsOf(values, managedUser, now)).filter(Boolean)).toEqual([]);
});

test('another address or role needs a reason, and nothing else does', () => {
  const reasonOf = (change: object) => {
    const { reason } = faultsOf({ ...values, ...change }, managedUser, now);
    return reason;
  };
  expect(reasonOf({ email: 'maya@new.example' })).toBe('This field is Required');
  expect(reasonOf({ roles: ['mentor'] })).toBe('This field is Required');
  expect(reasonOf({ roles: ['mentor'], reason: 'Reviews labs' })).toBeUndefined();
  expect(reasonOf({ firstName: 'May' })).toBeUndefined();
});
