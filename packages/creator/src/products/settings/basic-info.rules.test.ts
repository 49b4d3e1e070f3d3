import { expect, test } from 'vitest';
import { basicInfoFaults, toBasicChange, toBasicInfo } from './basic-info.rules.ts';
import { settingsFixture } from './settings.fixture.ts';
import { settingsMessages } from './settings.messages.ts';

const stored = toBasicInfo(settingsFixture);
const faultsOf = (changed: Partial<typeof stored>) =>
  Object.fromEntries(
    Object.entries(basicInfoFaults({ ...stored, ...changed }, settingsMessages)).filter(
      ([, fault]) => fault,
    ),
  );

test('the settings of a product are right as they are stored', () => {
  expect(faultsOf({})).toEqual({});
});

test.each([
  [{ name: ' ' }, { name: 'This field is Required' }],
  [{ url: 'ospf in practice' }, { url: 'Wrong Format' }],
  [{ alias: 'OSPF 1' }, { alias: 'Wrong Format' }],
  [{ applyForm: 'http://forms.example' }, { applyForm: 'Enter a link that starts with https://' }],
  [
    { partTime: { amount: '1.5', unit: 'days' as const } },
    { 'partTime.amount': 'Value must be an integer' },
  ],
  [
    { partTime: { amount: '0', unit: 'days' as const } },
    { 'partTime.amount': 'Value must be higher than 1' },
  ],
])('%o is told at its field', (changed, faults) => {
  expect(faultsOf(changed)).toEqual(faults);
});

test('an estimated timeline needs one duration, a self-paced one none', () => {
  const none = { amount: '', unit: 'days' as const };
  expect(faultsOf({ partTime: none, fullTime: none })).toEqual({
    'partTime.amount': 'This field is Required',
  });
  expect(faultsOf({ timeline: 1, partTime: none, fullTime: none })).toEqual({});
});

test('only what was changed is sent, a timeline with its durations', () => {
  expect(toBasicChange({ ...stored, name: 'New', alias: '' }, ['name', 'alias'])).toEqual({
    name: 'New',
    alias: null,
  });
  const partTime = { amount: '2', unit: 'months' as const };
  expect(toBasicChange({ ...stored, partTime }, ['partTime'])).toEqual({
    timeline: 2,
    partTimeEducationDuration: 5_184_000,
    fullTimeEducationDuration: 1_814_400,
  });
  expect(toBasicChange({ ...stored, timeline: 1 }, ['timeline'])).toEqual({ timeline: 1 });
});
