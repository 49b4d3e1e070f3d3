import { defineMessages } from '@uplink/api-client/messages';

export const createProductMessages = defineMessages('creator/create-product', {
  title: 'New product',
  action: 'Create product',
  type: 'Product type',
  /** In the words of the specification, section 2. */
  kinds: {
    1: 'Degree-structured, full mentor support.',
    2: 'Simpler and shorter.',
    3: 'Hands-on, real-world.',
    8: 'Two or more products.',
  },
  name: 'Product name',
  url: 'URL',
  urlHelp: 'Lowercase letters, digits and hyphens. You can change it until you publish.',
  taken: {
    url: 'Another product has this URL. Choose another one.',
    alias: 'Another product has this alias. Choose another one.',
  },
});
