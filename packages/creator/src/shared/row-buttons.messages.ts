import { defineMessages } from '@uplink/api-client/messages';

export const rowButtonsMessages = defineMessages('creator/row-buttons', {
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
});
