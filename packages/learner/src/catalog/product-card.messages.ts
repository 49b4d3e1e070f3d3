import { defineMessages } from '@uplink/api-client/messages';

export const productCardMessages = defineMessages('learner/product-card', {
  finishFirst: (names: readonly string[]) => `Finish ${names.join(' and ')} first.`,
  applied: 'You applied. A mentor will answer by email.',
  opensLater: 'Opens later in your program.',
});
