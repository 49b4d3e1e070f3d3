import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

const users = (count: number) => plural(count, 'user');

export const bulkUsersMessages = defineMessages('admin/bulk-users', {
  actions: {
    message: 'Message',
    cohort: 'Assign to cohort',
    award: 'Issue award',
    product: 'Add product',
    resetProgress: 'Reset progress',
    deactivate: 'Deactivate',
    activate: 'Activate',
    block: 'Block',
    unblock: 'Unblock',
  },
  titles: {
    message: (count: number) => `Write to ${users(count)}`,
    cohort: (count: number) => `Add ${users(count)} to a cohort`,
    award: (count: number) => `Issue an award to ${users(count)}`,
    product: (count: number) => `Add a product or add-on to ${users(count)}`,
    resetProgress: (count: number) => `Reset the progress of ${users(count)}`,
    deactivate: (count: number) => `Deactivate ${users(count)}`,
    activate: (count: number) => `Activate ${users(count)}`,
    block: (count: number) => `Block ${users(count)}`,
    unblock: (count: number) => `Unblock ${users(count)}`,
  },
  texts: {
    message: 'Each gets an email that starts with their first name.',
    cohort: 'People in another cohort of the program move to this one. Their progress stays.',
    award: 'People who already have it keep it.',
    product: 'Everyone gets it right away. People who already have it are skipped and listed.',
    resetProgress:
      'Lessons, quizzes, homework and points of what you choose start over. Certificates stay.',
    deactivate: 'They are signed out everywhere at once. Purchases and progress stay.',
    activate: 'They can sign in again. Accounts that are active stay as they are.',
    block: 'They are signed out everywhere at once, and can’t sign in until you unblock them.',
    unblock: 'They can sign in again. Accounts that aren’t blocked stay as they are.',
  },
  account: 'Change account',
  open: 'Open account',
  more: (name: string) => `More for ${name}`,
  actionsColumn: 'Actions',
  subject: 'Subject',
  text: 'Message',
  cohort: 'Cohort',
  award: 'Award',
  product: 'Product',
  plan: 'Plan',
  paymentType: 'Paid by',
  types: { noCharge: 'No charge', offline: 'Paid elsewhere' },
  reason: 'Reason',
  reasonHelp: 'For the log.',
  download: 'Download CSV',
});
