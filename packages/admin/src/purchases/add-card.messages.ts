import { CARD_NOT_ADDED } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const addCardMessages = defineMessages('admin/add-card', {
  add: 'Add card',
  title: 'Add a card for this buyer',
  text: 'The number goes to the payment provider alone. A card that is saved already is replaced.',
  save: 'Save card',
  cancel: 'Cancel',
  couldNot: CARD_NOT_ADDED,
});
