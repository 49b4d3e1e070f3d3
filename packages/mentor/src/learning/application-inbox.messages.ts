import { WAIT_WORDS, type WaitClass } from '@uplink/api-client/domain';

export const messages = {
  noun: 'The applications',
  unit: 'applications',
  title: (count: string) => `${count} waiting`,
  order: 'What waits longest comes first.',
  orderWith: (wait: WaitClass) =>
    `What waits longest comes first. Applicants read: answered ${WAIT_WORDS[wait]}.`,
  clear: 'Applications for your programs appear here.',
  applied: 'Applied',
  status: 'Status',
  states: { waiting: 'Waiting', accepted: 'Accepted', refused: 'Refused' },
} as const;
