import { defineMessages } from '@uplink/api-client/messages';

export const pictureFieldMessages = defineMessages('kit/picture-field', {
  uploading: 'Uploading',
  remove: (name: string) => `Remove ${name}`,
});
