import { defineMessages } from '@uplink/api-client/messages';

export const sharingMessages = defineMessages('kit/sharing', {
  share: 'Share',
  networks: { linkedin: 'LinkedIn', x: 'X', facebook: 'Facebook' },
  shareOn: 'Share on',
  newTab: 'opens a new tab',
  link: 'Link',
  apps: 'Share with an app',
  words: 'LinkedIn and Facebook only take the link. Add your own text there.',
});
