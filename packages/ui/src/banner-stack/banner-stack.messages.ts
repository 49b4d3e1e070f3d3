import { defineMessages } from '../messages/define-messages.ts';

export const bannerStackMessages = defineMessages('ui/banner-stack', {
  label: 'Errors',
  closeOne: (message: string) => `Close: ${message}`,
  closeAll: (count: number) => `Close all ${count}`,
});
