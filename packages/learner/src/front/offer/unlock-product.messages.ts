import { defineMessages } from '@uplink/api-client/messages';

export const unlockProductMessages = defineMessages('learner/unlock-product', {
  noun: 'The way to buy',
  unlock: (type: number) => `Unlock the ${type === 3 ? 'project' : 'course'}`,
});
