import { expect, test } from 'vitest';
import { ROLES } from './codes/people.codes.ts';
import { isRecordedPage, isSessionRecorded } from './session-recording.rules.ts';

const cases = Array.from({ length: 2 ** ROLES.length }, (_, mask) =>
  ROLES.filter((_role, index) => mask & (1 << index)),
);

test('a session is recorded for students and instructor assistants only, of all sets of roles', () => {
  const recorded = cases.filter((roles) =>
    isSessionRecorded({ isSessionRecordingEnabled: true, roles }),
  );
  expect(recorded).toEqual([
    ['student'],
    ['instructorAssistant'],
    ['student', 'instructorAssistant'],
  ]);
});

test('never when the context does not say so', () => {
  for (const roles of cases) {
    expect(isSessionRecorded({ isSessionRecordingEnabled: false, roles })).toBe(false);
  }
});

test.each([
  ['/billing', false],
  ['/billing/', false],
  ['/billing/purchases/7', false],
  ['/Billing', false],
  ['//billing', false],
  ['/terms/12', false],
  ['/checkout/ccna-spring/thank-you', false],
  ['/', true],
  ['/courses/billing', true],
  ['/billings', true],
])('a recording of %s: %s', (path, isRecorded) => {
  expect(isRecordedPage(path)).toBe(isRecorded);
});
