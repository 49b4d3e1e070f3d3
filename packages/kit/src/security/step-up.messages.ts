import { defineMessages } from '@uplink/api-client/messages';

export const stepUpMessages = defineMessages('kit/step-up', {
  title: 'Confirm it’s you',
  text: 'This needs your second factor again. What you entered is kept and sent once you confirm.',
  code: 'Code',
  codeHelp: 'From your authenticator app, or one of your recovery codes.',
  confirm: 'Confirm',
  passkey: 'Use a passkey',
  or: 'or',
  stopped: 'Your passkey wasn’t used. Try again, or enter a code.',
});
