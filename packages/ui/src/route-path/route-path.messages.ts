import { defineMessages } from '../messages/define-messages.ts';

/** Said after the name of a hop, by its state; nothing of an open one. */
export const routePathMessages = defineMessages('ui/route-path', {
  done: 'done',
  current: 'current',
  open: '',
  locked: 'locked',
  fault: 'fault',
  waiting: 'waiting',
  skipped: 'skipped',
});
