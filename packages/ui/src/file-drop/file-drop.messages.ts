import { defineMessages } from '../messages/define-messages.ts';

export const fileDropMessages = defineMessages('ui/file-drop', {
  drop: 'Drop files here, or',
  dropOne: 'Drop a file here, or',
  choose: 'choose files',
  chooseOne: 'choose a file',
  or: ', or',
  photo: 'take a photo',
  add: 'Drop to add',
});
