import { describe, expect, test } from 'vitest';
import { profileFixture } from './account.fixture.ts';
import {
  afterSave,
  change,
  conflictingFields,
  faultsOf,
  openChanges,
  resolve,
  toFaults,
  toUpdate,
  toValues,
  withChanges,
} from './profile-form.rules.ts';

const stored = toValues(profileFixture);
const now = new Date('2026-11-21T10:00:00Z');

describe('a change', () => {
  test('is shown over what is stored, and goes when it is typed back', () => {
    const changes = change({}, stored, 'city', 'York');
    expect(withChanges(stored, changes)).toEqual({ ...stored, city: 'York' });
    expect(change(changes, stored, 'city', stored.city)).toEqual({});
  });

  test('remembers what stood there when it was begun', () => {
    const once = change({}, stored, 'city', 'Yo');
    expect(change(once, { ...stored, city: 'Hull' }, 'city', 'York').city).toEqual({
      from: stored.city,
      to: 'York',
    });
  });

  test('that was stored meanwhile is no change any more', () => {
    const changes = change(change({}, stored, 'city', 'York'), stored, 'zip', 'YO1');
    expect(openChanges(changes, { ...stored, city: 'York' })).toEqual({
      zip: { from: stored.zip, to: 'YO1' },
    });
  });
});

test('what is typed while a save is on its way is not lost, and no conflict with it', () => {
  const sent = change(change({}, stored, 'city', 'York'), stored, 'phone', '+441134960000');
  const typed = change(change(sent, stored, 'city', 'Yorkshire'), stored, 'zip', 'YO1');
  const now = { ...stored, city: 'York', phone: '+44 113 496 0000' };
  const left = afterSave(typed, sent, now);
  expect(withChanges(now, left)).toEqual({ ...now, city: 'Yorkshire', zip: 'YO1' });
  expect(conflictingFields(left, now)).toEqual([]);
});

describe('a field changed here and elsewhere', () => {
  const changes = change(change({}, stored, 'city', 'York'), stored, 'zip', 'YO1');
  const elsewhere = { ...stored, city: 'Hull' };

  test('is a conflict; one changed only here is none', () => {
    expect(conflictingFields(changes, stored)).toEqual([]);
    expect(conflictingFields(changes, elsewhere)).toEqual(['city']);
  });

  test('ends with mine or theirs', () => {
    const mine = resolve(changes, elsewhere, 'city', 'mine');
    expect(conflictingFields(mine, elsewhere)).toEqual([]);
    expect(withChanges(elsewhere, mine).city).toBe('York');
    const theirs = resolve(changes, elsewhere, 'city', 'theirs');
    expect(withChanges(elsewhere, theirs)).toMatchObject({ city: 'Hull', zip: 'YO1' });
  });
});

test('only what was changed is sent, parts of one thing together', () => {
  const sent = (field: Parameters<typeof change>[2], to: string) => {
    const changes = change({}, stored, field, to);
    return toUpdate(changes, withChanges(stored, changes));
  };
  expect(sent('firstName', 'Maja')).toEqual({ firstName: 'Maja' });
  expect(sent('phone', ' ')).toEqual({ phone: null });
  expect(sent('tshirtSize', 'XXXXL')).toEqual({ tshirtSize: 'XXXXL' });
  expect(sent('zip', 'YO1')).toEqual({
    shippingAddress: {
      street: '12 Cable Road',
      city: 'Leeds',
      state: null,
      zip: 'YO1',
      country: 'UK',
    },
  });
  expect(sent('birthDay', '10')).toEqual({
    birthDateDay: 10,
    birthDateMonth: 4,
    birthDateYear: 1991,
  });
  expect(sent('github', 'https://github.com/maya')).toEqual({
    socialLinks: [
      { network: 'linkedin', url: 'https://www.linkedin.com/in/maya' },
      { network: 'github', url: 'https://github.com/maya' },
    ],
  });
});

test('faults stand at their fields', () => {
  expect(faultsOf(stored, now)).toEqual({});
  expect(
    faultsOf({ ...stored, firstName: ' ', website: 'me.example', birthDay: '31x' }, now),
  ).toEqual({
    firstName: 'This field is Required',
    website: 'Wrong Format',
    birthDate: 'Value must be an integer',
  });
  expect(faultsOf({ ...stored, birthMonth: '' }, now).birthDate).toBe('Give day, month and year');
});

test('the server’s words find their fields', () => {
  expect(
    toFaults({ 'shippingAddress.zip': 'one', 'socialLinks.github': 'two', birthDateDay: 'three' }),
  ).toEqual({ zip: 'one', github: 'two', birthDate: 'three' });
});
