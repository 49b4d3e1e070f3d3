import { defineMessages } from '@uplink/api-client/messages';

export const rejectRefundMessages = defineMessages('admin/reject-refund', {
  action: 'Reject the request',
  title: (product: string) => `Reject the refund of ${product}`,
  asked: (date: string) => `Requested on ${date}`,
  loading: 'Loading the request',
  text: 'To approve it, refund the purchase instead. The buyer sees the decision under billing.',
  reason: 'Reason for the log',
});
