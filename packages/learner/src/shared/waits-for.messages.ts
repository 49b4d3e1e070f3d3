import { defineMessages } from '@uplink/api-client/messages';

export const waitsForMessages = defineMessages('learner/waits-for', {
  waitsFor: (names: readonly string[]) =>
    `You can start this once you have finished ${names.join(' and ')}.`,
});
