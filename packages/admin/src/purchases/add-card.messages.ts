import { CARD_NOT_ADDED } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const addCardMessages = defineMessages('admin/add-card', {
  add: 'Add card',
  title: 'Add a card for this buyer',
  text: 'The number goes only to the payment provider. The new card replaces one that is already saved.',
  save: 'Save card',
  cancel: 'Cancel',
  couldNot: CARD_NOT_ADDED,
});
