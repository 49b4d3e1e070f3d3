import { expect, test } from 'vitest';
import { fillPlaceholders, findEmailFaults } from './email.rules.ts';

const mail = {
  enabled: true,
  subject: 'Welcome to {{productName}}',
  content: 'Hello {{studentName}}',
  callToAction: 'Start',
  signature: '',
  jobTitle: '',
};

test('an active mail has a subject, a text and a way on; an inactive one may be empty', () => {
  const empty = { ...mail, subject: ' ', content: '', callToAction: '' };
  expect(Object.keys(findEmailFaults(empty))).toEqual(['subject', 'content', 'callToAction']);
  expect(findEmailFaults({ ...empty, enabled: false })).toEqual({});
});

test('placeholders no one fills in are told', () => {
  expect(
    findEmailFaults({ ...mail, content: 'Hello {{name}}', subject: 'A {{productName' }),
  ).toEqual({
    content: 'Unknown placeholder: {{name}}',
    subject: 'Close the placeholder with }}',
  });
  const names = { studentName: 'Maya', productName: 'OSPF', academyName: 'Uplink Academy' };
  expect(fillPlaceholders('{{studentName}}: {{productName}}', names)).toBe('Maya: OSPF');
});
