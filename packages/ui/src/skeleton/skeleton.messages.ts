import { defineMessages } from '../messages/define-messages.ts';

export const skeletonMessages = defineMessages('ui/skeleton', {
  loading: (label: string) => `Loading ${label}`,
  slow: (label: string) => `${label} is taking longer than usual.`,
});
