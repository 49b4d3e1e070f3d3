import { defineMessages } from '@uplink/api-client/messages';

export const addonsMessages = defineMessages('learner/addons', {
  noun: 'This product',
  unknown: "You don't own this",
  unknownText: 'It may belong to another account, or it was taken back.',
  yours: 'Yours',
  since: (date: string) => `Yours since ${date}`,
  what: 'What you get',
  noText: 'It has no lessons. Our team will get in touch with you, or you can write to us.',
  order: 'View order',
  home: 'Go home',
});
