import { defineMessages } from '@uplink/api-client/messages';

export const saveSignMessages = defineMessages('kit/save-sign', {
  saving: 'Saving draft',
  saved: 'Draft saved at',
  offline: (noun: string) =>
    `You are offline. ${noun} are kept here and sent when you're back online.`,
  failed: 'Not saved.',
  tryAgain: 'Try again',
  conflict:
    'This was changed in another tab or on another device. Which version do you want to keep?',
  mine: 'Here',
  theirs: 'Saved elsewhere',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  nothing: 'Nothing',
});
