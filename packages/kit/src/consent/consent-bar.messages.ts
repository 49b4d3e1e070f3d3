import { defineMessages } from '@uplink/api-client/messages';

export const consentBarMessages = defineMessages('kit/consent-bar', {
  name: 'Privacy choices',
  text: 'May we count visits and record how pages are used, without any text? It helps us find what is hard to use. Everything works without it.',
  more: 'What we store',
  all: 'Allow',
  needed: 'Only what is needed',
});
