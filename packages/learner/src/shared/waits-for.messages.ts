import { defineMessages } from '@uplink/api-client/messages';

export const waitsForMessages = defineMessages('learner/waits-for', {
  finishFirst: 'Before you can start this, finish',
  and: 'and',
  open: (name: string) => `Open ${name}`,
});
