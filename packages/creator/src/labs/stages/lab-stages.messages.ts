import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const labStagesMessages = defineMessages('creator/lab-stages', {
  noun: 'stages',
  heading: (lab: string) => `Stages of ${lab}`,
  facts: (runs: number) =>
    runs === 0
      ? 'No learner has started this lab.'
      : `${plural(runs, 'learner has', 'learners have')} started it. They keep the version they started with.`,
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
    'All stages share one network and one set of variants. Each stage starts with what was entered before it.',
  yaml: 'The lab as YAML',
  yamlHint: 'The form and the YAML are the same lab.',
});
