import { expect, test } from 'vitest';
import { profileFixture } from './account.fixture.ts';
import { faultsOf, type ProfileField, toField, toUpdate, toValues } from './profile-form.rules.ts';

const stored = toValues(profileFixture);
const now = new Date('2026-11-21T10:00:00Z');

test('only what was changed is sent, parts of one thing together', () => {
  const sent = (field: ProfileField, to: string) => {
    return toUpdate([field], { ...stored, [field]: to });
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
    birthYear: 'Value must be an integer',
  });
  expect(faultsOf({ ...stored, birthMonth: '' }, now).birthYear).toBe(
    'Enter a day, month and year',
  );
});

test('the server’s words find their fields', () => {
  expect(['shippingAddress.zip', 'socialLinks.github', 'birthDateDay'].map(toField)).toEqual([
    'zip',
    'github',
    'birthYear',
  ]);
});
