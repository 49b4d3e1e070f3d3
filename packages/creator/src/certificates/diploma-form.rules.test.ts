import { expect, test } from 'vitest';
import { certificatesMessages } from './certificates.messages.ts';
import { faultsOf, newDiploma, sectionStates, toForm, toValues } from './diploma-form.rules.ts';

const award = toValues(
  newDiploma({ type: 3, name: 'Router of the year', referencePrefix: 'RY-' }, certificatesMessages),
);

test('a form is sent as it was read', () => {
  for (const type of [1, 2, 3] as const) {
    const form = newDiploma({ type, name: 'OSPF', referencePrefix: 'UA-' }, certificatesMessages);
    expect(toForm(toValues(form))).toEqual(form);
  }
});

test('another type drops what only awards have', () => {
  expect(toForm({ ...award, type: '1' })).toMatchObject({ label: null, title: null });
});

test('each of the twelve sections tells how it stands', () => {
  const states = sectionStates({ ...award, body: 'For you', borderColor: '#1A3AA' });
  expect(states).toHaveLength(12);
  expect([states[0], states[1], states[4], states[8], states[11]]).toEqual([
    'done',
    'fault',
    'empty',
    'fault',
    'done',
  ]);
});

test('a signer with a job but no name is told so', () => {
  const signature = { image: null, name: '', jobTitle: 'Mentor' };
  expect(faultsOf({ ...award, signature, expiryDate: '1.5' })).toEqual({
    'signature.name': 'This field is Required',
    expiryDate: 'Value must be an integer',
  });
});
