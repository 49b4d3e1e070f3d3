import { defineMessages } from '@uplink/api-client/messages';

export const notReadyMessages = defineMessages('kit/not-ready', {
  openPart: 'Go back',
  home: 'Go home',
  buyLesson: 'Buy this lesson',
  forbidden: 'You cannot open this',
});
