import { defineMessages } from '@uplink/api-client/messages';

export const productOfferMessages = defineMessages('learner/product-offer', {
  noun: 'This product',
  none: 'This product is not on offer',
  noneText: 'It may have been removed, or the address may be wrong.',
});
