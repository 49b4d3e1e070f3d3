import { defineMessages } from '@uplink/api-client/messages';

export const attemptsMessages = defineMessages('mentor/attempts', {
  version: (version: number) => `Version ${version}`,
  beside: 'Compare with',
  before: (version: number) => `Version ${version}, before`,
  current: (version: number) => `Version ${version}, now`,
  difference: (count: number) =>
    count === 0
      ? 'Both versions have the same answers.'
      : count === 1
        ? 'One answer differs.'
        : `${count} answers differ.`,
});
