import { plural, WITHDRAW_STATUS_LABELS } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const ambassadorsMessages = defineMessages('admin/ambassadors', {
  requestStatuses: WITHDRAW_STATUS_LABELS,
  noun: 'The ambassadors',
  unit: (count: number) => plural(count, 'ambassador'),
  emptyTitle: 'No ambassadors yet',
  emptyText: 'Make a person an ambassador on the Referral tab of their account.',
  name: 'Ambassador',
  tier: 'Tier',
  enrollments: 'Enrollments',
  balance: 'Balance',
  held: 'Held',
  lastRequest: 'Last withdrawal request',
  none: 'None',
});
