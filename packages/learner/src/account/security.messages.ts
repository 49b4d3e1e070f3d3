export const messages = {
  noun: 'Your sign-in',
  email: 'Email address',
  now: 'Your address is',
  newEmail: 'New email address',
  emailHelp:
    'We mail a link to it. Your address changes when you open it; your other devices are signed out now.',
  changeEmail: 'Change email',
  pending: (email: string) =>
    `Open the link we mailed to ${email}. Until then your address stays as it is.`,
  password: 'Password',
  newPassword: 'New password',
  repeat: 'New password again',
  changePassword: 'Change password',
  passwordHelp: 'Your other devices are signed out when it changes.',
  rules: {
    length: '8 characters or more',
    kinds: 'Three of: lower case, upper case, digits, special characters',
  },
  passwordDone: 'Your password was changed. Your other devices were signed out.',
  stale: 'For your safety, sign in again before you change this. You come back to this page.',
  signIn: 'Sign in again',
  elsewhere: 'Your sign-in belongs to another provider',
  elsewhereText: 'Email address and password are changed there.',
} as const;
