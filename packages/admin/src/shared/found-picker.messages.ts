import { defineMessages } from '@uplink/api-client/messages';

export const foundPickerMessages = defineMessages('admin/found-picker', {
  remove: (name: string) => `Remove ${name}`,
  typeMore: 'Type two letters or more',
  nobody: 'No one found',
});
