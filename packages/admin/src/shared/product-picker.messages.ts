import { defineMessages } from '@uplink/api-client/messages';

export const productPickerMessages = defineMessages('admin/product-picker', {
  nothingFound: 'Nothing found',
  addon: (product: string) => `Add-on: ${product}`,
});
