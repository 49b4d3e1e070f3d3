import { defineMessages } from '@uplink/api-client/messages';

export const userFrameMessages = defineMessages('admin/user-frame', {
  noun: 'The account',
  none: 'No such user',
  noneText: 'The account may have been deleted.',
  tabs: {
    data: 'Personal data',
    purchases: 'Purchases',
    stats: 'Stats',
    notes: 'Notes',
    log: 'Log',
    referral: 'Referral',
  },
  tabsOf: (name: string) => `Account of ${name}`,
  more: (name: string) => `More for ${name}`,
  reference: (id: number) => `usr_${id}`,
  states: { active: 'Active', inactive: 'Inactive', blocked: 'Blocked' },
  block: 'Block user',
  unblock: 'Unblock user',
  deactivate: 'Deactivate user',
  activate: 'Activate user',
  sendActivation: 'Send activation email',
  sent: (email: string) => `Activation email sent to ${email}.`,
  titles: {
    block: (name: string) => `Block ${name}?`,
    unblock: (name: string) => `Unblock ${name}?`,
    deactivate: (name: string) => `Deactivate ${name}?`,
    activate: (name: string) => `Activate ${name}?`,
  },
  texts: {
    block: 'All their sessions end at once, and they can’t sign in. Purchases and progress stay.',
    unblock: 'They can sign in again.',
    deactivate:
      'All their sessions end at once, and they can’t sign in. Purchases and progress stay.',
    activate: 'They can sign in again.',
  },
  reasonHelp: 'Kept with your name. They don’t see it.',
});
