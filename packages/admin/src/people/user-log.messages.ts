import {
  PURCHASE_STATUS_LABELS,
  plural,
  STAFF_ACTION_LABELS,
  WITHDRAW_STATUS_LABELS,
} from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

/** Actions in words; one that is not here is shown as the server names it. */
const actions: Record<string, string> = {
  ...STAFF_ACTION_LABELS,
  bought: 'Bought',
  moved: 'Moved to another account',
  unclaimed: 'Ended: no account claimed it',
  stray: 'Paid late or twice, and refunded',
  fail: 'Payment failed',
  cycle: 'Month paid',
  cycleFailed: 'Month not paid, and waived',
  reactivation: 'Paid and reactivated',
  reactivationFailed: 'Payment to reactivate failed',
  payoff: 'Paid off',
  payoffFailed: 'Payment of the rest failed',
  manual: 'Amount paid',
  manualFailed: 'Charge failed',
  upsell: 'Offer bought',
  upsellFailed: 'Payment of the offer failed',
  expire: 'Expired',
  replace: 'Replaced by another purchase',
  rejectTerms: 'Terms declined',
  refunded: 'Refund completed',
  refundFailed: 'Refund failed',
  disputed: 'Payment disputed',
  disputeWon: 'Dispute won',
  disputeLost: 'Dispute lost',
  pay: 'Paid',
  decline: 'Payment declined',
  charge: 'Charged',
  refundAsked: 'Refund started',
  refund: 'Refunded',
  pause: 'Paused',
  setPauseDate: 'Pause date changed',
  resume: 'Resumed',
  extend: 'Extended',
  updateNextChargeDate: 'Next charge date changed',
  switchPaymentMethod: 'Payment method switched',
  cancel: 'Cancelled',
  reactivate: 'Reactivated',
  reset: 'Reset to the plan',
  remove: 'Removed',
  sell: 'Sold',
  requestRefund: 'Refund requested',
  rejectRefundRequest: 'Refund request rejected',
  cancelSubscription: 'Subscription cancelled',
  reactivateSubscription: 'Subscription reactivated',
};

/** The actions that a log can be narrowed to. */
export const actionNames: readonly { id: string; label: string }[] = Object.entries(actions)
  .map(([id, label]) => ({ id, label }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'));

const fields: Record<string, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  shippingAddress: 'Shipping address',
  tshirtSize: 'T-shirt size',
  specialStatus: 'Special status',
  isIAU: 'IAU',
  roles: 'Roles',
  cohort: 'Cohort',
  modules: 'Modules',
  resetModules: 'Modules reset',
  lessons: 'Lessons',
  startDate: 'Start',
  endDate: 'End',
  zone: 'Time zone',
  isOpen: 'Open',
  seats: 'Seats',
  blocked: 'Blocked',
  status: 'Status',
  application: 'Application',
  module: 'Product',
  milestone: 'Milestone',
  daysLater: 'Days later than planned',
  card: 'Card',
  tier: 'Tier',
  calendly: 'Calendly link',
  displayName: 'Name shown',
  program: 'Program',
  resources: 'Resources',
  state: 'State',
  name: 'Name',
  title: 'Title',
  announcement: 'Announcement',
  startsAt: 'Starts',
  endsAt: 'Ends',
  reference: 'Reference',
  subject: 'Subject',
  uniqueId: 'Unique ID',
  partner: 'Partner',
  key: 'Key',
  secretId: 'Secret',
  productIds: 'Sells',
  shows: 'Shows',
  isPublic: 'Live',
  file: 'File',
  users: 'Users',
  changed: 'Their texts and links',
  layout: 'Layout',
  orderbump: 'Order bump',
  upsells: 'Upsells',
};

export const userLogMessages = defineMessages('admin/user-log', {
  noun: 'The log',
  unit: 'entries',
  count: (count: number) => plural(count, 'entry', 'entries'),
  times: (zone: string) => `Times and days are in your time zone, ${zone}.`,
  none: 'Nothing has happened yet',
  noneText: 'What staff do with this account, and what happens to its purchases, appears here.',
  action: (name: string) => actions[name] ?? name,
  field: (name: string) => fields[name] ?? name,
  isNamed: (name: string) => name in fields,
  changed: (name: string) => `${name}: changed`,
  automatic: 'automatic',
  by: (name: string) => `by ${name}`,
  quoted: (reason: string) => `“${reason}”`,
  nothing: 'none',
  /** Codes of a field in words; one that has none is shown as it is. */
  code: (action: string, field: string, value: string | number): string | undefined => {
    if (field !== 'status') return undefined;
    const isOfPayout = action.endsWith('Withdrawal') || action.endsWith('Payout');
    const words: Record<string, string> = isOfPayout
      ? WITHDRAW_STATUS_LABELS
      : typeof value === 'number'
        ? { 1: 'Active', 2: 'Inactive' }
        : { ...PURCHASE_STATUS_LABELS, pending: 'Pending' };
    return words[value];
  },
});
