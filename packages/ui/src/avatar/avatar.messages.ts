import { defineMessages } from '../messages/define-messages.ts';

export const avatarMessages = defineMessages('ui/avatar', {
  more: (count: number) => `${count} more`,
});
