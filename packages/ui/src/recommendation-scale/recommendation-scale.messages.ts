import { defineMessages } from '../messages/define-messages.ts';

export const recommendationScaleMessages = defineMessages('ui/recommendation-scale', {
  low: 'Not at all',
  high: 'Very much',
});
