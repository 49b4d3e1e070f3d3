import { defineMessages } from '../messages/define-messages.ts';

export const starsMessages = defineMessages('ui/stars', {
  score: (score: number, most: number) => `${score} of ${most}`,
  stars: (score: number, most: number) => `${score} of ${most} stars`,
});
