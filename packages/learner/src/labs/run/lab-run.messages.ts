import { defineMessages } from '@uplink/api-client/messages';

export const labRunMessages = defineMessages('learner/lab-run', {
  noun: 'Commands',
  load: 'The lab',
  none: 'This lab doesn’t run here',
  noneText: 'Open it from your practice labs.',
  back: 'All labs',
  stages: 'Stages',
  stage: (number: number, count: number) => `Stage ${number} of ${count}`,
  states: { met: 'done', open: 'open', closed: 'opens after the previous stage' },
  check: 'Check this stage',
  chooseFirst: 'Choose which commands to keep first.',
  nextOpen: (title: string) => `Stage done. Next: ${title}.`,
  wentOn:
    'This lab was continued in another tab or on another device. You now see its latest state.',
  done: 'All stages are done',
  doneText: 'The network is yours to try out.',
  log: 'Commands',
});
