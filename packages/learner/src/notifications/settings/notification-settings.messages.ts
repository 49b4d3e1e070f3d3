import type { NotificationTopic } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const notificationSettingsMessages = defineMessages('learner/notification-settings', {
  noun: 'The settings',
  title: 'What reaches you, and where',
  topic: 'Topic',
  here: 'Here',
  email: 'Email',
  inPlace: (topic: string) => `${topic}, here`,
  byMail: (topic: string) => `${topic}, by email`,
  topics: {
    reviews: 'Reviews of your work',
    answers: 'Answers and messages',
    opened: 'Something opened',
    dueDates: 'Due dates',
    levels: 'Levels and certificates',
    people: 'Followers',
    reviewing: 'Work to review',
    news: 'News from the academy',
    payments: 'Payments',
    account: 'Your account',
  } satisfies Record<NotificationTopic, string>,
  help: 'Reviews are emailed at once, everything else once a day in the evening.',
  fixed: 'News about payments and the security of your account always reaches you.',
  fault: {
    bounced: (address: string) => `We can't reach you at ${address}.`,
    complained: (address: string) =>
      `We don't send news to ${address} because an email was marked as spam.`,
  },
  faultText: (date: string) =>
    `We stopped sending on ${date}. If the address is right, try it again. Otherwise change it under Security.`,
  tryAgain: 'Try this address again',
  toSecurity: 'Change the address',
  save: 'Save',
  saved: 'Saved',
});
