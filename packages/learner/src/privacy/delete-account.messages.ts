import { defineMessages } from '@uplink/api-client/messages';

export const deleteAccountMessages = defineMessages('learner/delete-account', {
  title: 'Delete your account',
  noun: 'The deletion of your account',
  lead: 'Your account and everything stored about you are removed 14 days after you ask for it. Until then you can change your mind.',
  staff: 'Your account has a role in the academy. An admin has to delete it.',
  open: 'Delete account',
  waiting: (date: string) => `Your account will be deleted on ${date}.`,
  waitingText:
    'Everything works until then. Subscriptions you had were cancelled; if you keep the account, you can reactivate them.',
  keep: 'Keep my account',
  dialogTitle: 'Delete your account?',
  goes: 'What is deleted',
  goesText:
    'Your profile, sign-ins, notes, messages, homework with its files, reviews of your work, and your payment methods. What you wrote in discussions and ratings is removed; the answers of others stay.',
  stays: 'What the law requires us to keep',
  staysText:
    'Receipts with your name and address, encrypted, and the bookkeeping behind them. Numbers such as finished lessons stay in statistics that can no longer be linked to you.',
  ends: 'Subscriptions that are cancelled now',
  until: (name: string, date: string | null) => (date ? `${name}, access until ${date}` : name),
  instalments: 'Instalments that continue until that day, then end with access to the product',
  paymentsLeft: (name: string, left: number) =>
    left === 1 ? `${name}, 1 payment left` : `${name}, ${left} payments left`,
  copyFirst: 'If you want to keep anything, get a copy of your data first.',
  email: 'Type your email address to confirm',
  stale: 'To protect your account, sign in again first.',
  signIn: 'Sign in again',
});
