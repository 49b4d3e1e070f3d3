import { WAIT_WORDS, type WaitClass } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const applicationInboxMessages = defineMessages('mentor/application-inbox', {
  noun: 'The applications',
  unit: 'applications',
  title: (count: string) => `${count} waiting`,
  order: 'Oldest first.',
  orderWith: (wait: WaitClass) => `Oldest first. Applicants see: answered ${WAIT_WORDS[wait]}.`,
  clear: 'Applications for your programs appear here.',
  applied: 'Applied',
  status: 'Status',
  states: { waiting: 'Waiting', accepted: 'Accepted', refused: 'Rejected' },
});
