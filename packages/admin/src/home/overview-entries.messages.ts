import type { Schema } from '@uplink/api-client';

/** The lists behind the overview, by what they hold. */
export const entryTitles: Record<Schema<'OverviewList'>, string> = {
  refundRequests: 'Refunds asked for',
  unknownPayments: 'Payments with unknown outcome',
  failedJobs: 'Failed jobs',
  purchases: 'Purchases',
  payments: 'Payments received',
  refunds: 'Refunds',
};

export const messages = {
  unit: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`,
  emptyTitle: 'Nothing here',
  emptyText: 'There is nothing of this kind.',
  list: 'What is listed',
  since: 'From (UTC)',
  until: 'Until (UTC)',
  user: 'User',
  title: 'Product or job',
  reason: 'Reason',
  amount: 'Amount',
  date: 'Date',
} as const;
