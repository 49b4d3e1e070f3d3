import { defineMessages } from '@uplink/api-client/messages';
import { faultTexts } from '@uplink/net/messages';

export const workbenchMessages = defineMessages('creator/exercise-workbench', {
  faults: faultTexts,
  panels: { play: 'Play', yaml: 'YAML', tests: 'Proof' },
  panel: 'Beside the form',
  untitled: 'Untitled exercise',
  anySeed: 'Any seed',
  check: 'Check',
  noVariant: 'This variant can’t be drawn',
  prove: 'Run all tests',
  proved: 'Ready to publish',
  notProved: 'Not ready to publish',
  notYet: 'Runs every test in every variant, as publishing does.',
  mutants: (caught: number, total: number) =>
    `${caught} of ${total} small mistakes in the model answer are caught.`,
});
