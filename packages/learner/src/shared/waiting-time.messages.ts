import { defineMessages } from '@uplink/api-client/messages';

const units = { hour: ['hour', 'hours'], day: ['day', 'days'] } as const;

export const waitingTimeMessages = defineMessages('learner/waiting-time', {
  usual: (time: string, reviews: number, days: number) =>
    `Reviews usually take ${time}: half of the ${reviews} in the last ${days} days took less.`,
  tooFew: 'There are too few recent reviews to say how long one takes.',
  underAnHour: 'less than an hour',
  about: (count: number, unit: keyof typeof units) =>
    `about ${count} ${units[unit][count === 1 ? 0 : 1]}`,
});
