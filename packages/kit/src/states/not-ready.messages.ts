import { defineMessages } from '@uplink/api-client/messages';

export const notReadyMessages = defineMessages('kit/not-ready', {
  openPart: 'Go back',
  home: 'Go home',
  buyLesson: 'Buy this lesson',
  forbidden: 'You cannot open this',
  nothingHere: 'There is nothing here',
  nothingHereText: 'It may have been moved or removed, or the address may be wrong.',
});
