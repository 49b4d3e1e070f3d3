import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const overviewEntriesMessages = defineMessages('admin/overview-entries', {
  /** The lists behind the overview, by what they hold. */
  lists: {
    refundRequests: 'Refund requests',
    unknownPayments: 'Payments with unknown outcome',
    failedJobs: 'Failed jobs',
    purchases: 'Purchases',
    payments: 'Payments received',
    refunds: 'Refunds',
  },
  unit: (count: number) => plural(count, 'entry', 'entries'),
  emptyTitle: 'Nothing here',
  emptyText: 'There is nothing of this kind.',
  list: 'List',
  since: 'From (UTC)',
  until: 'Until (UTC)',
  user: 'User',
  title: 'Product or job',
  reason: 'Reason',
  amount: 'Amount',
  date: 'Date',
});
