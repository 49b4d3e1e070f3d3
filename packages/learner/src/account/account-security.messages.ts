import { defineMessages } from '@uplink/api-client/messages';

export const accountSecurityMessages = defineMessages('learner/account-security', {
  noun: 'Your sign-in',
  email: 'Email address',
  now: 'Your address is',
  newEmail: 'New email address',
  emailHelp:
    "We'll email a confirmation link to this address. Your email changes when you open it. Your other devices are signed out right away.",
  changeEmail: 'Change email',
  pending: (email: string) =>
    `Open the link we sent to ${email}. Your address won't change until you do.`,
  password: 'Password',
  newPassword: 'New password',
  repeat: 'Confirm new password',
  changePassword: 'Change password',
  passwordHelp: 'Changing it signs you out on your other devices.',
  rules: {
    length: '8 characters or more',
    kinds: 'Three of: lower case, upper case, digits, special characters',
  },
  passwordDone: 'Your password was changed. Your other devices were signed out.',
  stale:
    "For your security, sign in again before you change this. We'll bring you back to this page.",
  signIn: 'Sign in again',
  elsewhere: 'You sign in with another provider',
  elsewhereText: 'Change your email address and password there.',
});
