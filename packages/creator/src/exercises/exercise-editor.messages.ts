import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const exerciseEditorMessages = defineMessages('creator/exercise-editor', {
  noun: 'exercises',
  heading: (lesson: string) => `Exercises of ${lesson}`,
  facts: (answers: number) =>
    answers === 0
      ? 'No learner has started this exercise.'
      : `${plural(answers, 'learner has', 'learners have')} started it. They keep the version they started with.`,
  readOnly: 'You can read these exercises, but not change them.',
  back: 'Back to the lesson',
  all: 'Exercises of this lesson',
  add: 'New exercise',
  untitled: 'Untitled exercise',
  none: 'No exercises',
  edit: 'Edit exercises',
  create: 'Create an exercise',
  count: (count: number) => (count === 1 ? '1 exercise' : `${count} exercises`),
  save: 'Publish',
  remove: 'Delete exercise',
  more: 'More actions',
  removeTitle: (title: string) => `Delete “${title}”?`,
  removeText: 'No learner has started it. This can’t be undone.',
  definition: 'Exercise',
});
