import { defineMessages } from '@uplink/api-client/messages';

export const ambassadorsMessages = defineMessages('admin/ambassadors', {
  noun: 'The ambassadors',
  unit: (count: number) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'ambassador' : 'ambassadors'}`,
  emptyTitle: 'No ambassadors yet',
  emptyText: 'Make a person an ambassador on the Referral tab of their account.',
  name: 'Ambassador',
  tier: 'Tier',
  enrollments: 'Enrollments',
  balance: 'Balance',
  held: 'Held',
  lastRequest: 'Last withdraw request',
  none: 'None',
});
