import { defineMessages } from '../messages/define-messages.ts';

export const fileDropMessages = defineMessages('ui/file-drop', {
  drop: 'Drop files here, or',
  choose: 'choose files',
  or: ', or',
  photo: 'take a photo',
  add: 'Drop to add',
});
