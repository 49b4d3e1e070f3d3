import { defineMessages } from '@uplink/api-client/messages';

export const decisionsMessages = defineMessages('mentor/decisions', {
  meanwhile: (who: string, what: string, when: string) =>
    `${who} already ${what} ${when}. This is the latest version, and what you wrote is still here.`,
  somebody: 'Someone else',
  changed: 'changed this',
  at: (time: string) => `at ${time}`,
  on: (date: string, time: string) => `on ${date} at ${time}`,
  meanwhileUndated: 'earlier',
});
