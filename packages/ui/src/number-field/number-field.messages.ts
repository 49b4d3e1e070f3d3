import { defineMessages } from '../messages/define-messages.ts';

export const numberFieldMessages = defineMessages('ui/number-field', {
  decrease: (label: string) => `Decrease ${label}`,
  increase: (label: string) => `Increase ${label}`,
});
