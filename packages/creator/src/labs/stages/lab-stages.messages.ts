import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const labStagesMessages = defineMessages('creator/lab-stages', {
  noun: 'stages',
  heading: (lab: string) => `Stages of ${lab}`,
  facts: (runs: number) =>
    runs === 0
      ? 'No learner has begun this lab.'
      : `${plural(runs, 'learner has', 'learners have')} begun it. They go on with the version they began.`,
  readOnly: 'You can read these stages, but not change them.',
  back: 'Back to your labs',
  save: 'Publish',
  definition: 'Stages',
  lines: (count: number) => (count === 1 ? '1 stage' : `${count} stages`),
  all: 'Stages of this lab',
  stage: (at: number, title: string) => `${at + 1}. ${title || 'Untitled stage'}`,
  faulty: 'Needs changes',
  add: 'New stage',
  earlier: 'Move earlier',
  later: 'Move later',
  remove: 'Remove stage',
  putBack: (title: string | undefined) => `Undo removing “${title || 'Untitled stage'}”`,
  thisStage: 'This stage',
  shared: 'The same in every stage',
  sharedText:
    'One network and one set of variants go through all stages. Each stage begins with what was entered before it.',
  yaml: 'The lab as YAML',
  yamlHint: 'The form and the YAML are the same lab.',
});
