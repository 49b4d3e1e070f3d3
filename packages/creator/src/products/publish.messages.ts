import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';
import { missingWords } from '../shared/missing.messages.ts';

export const publishMessages = defineMessages('creator/publish', {
  publish: 'Publish',
  missing: missingWords,
  unpublish: 'Unpublish',
  unpublishTitle: (name: string) => `Unpublish ${name}?`,
  unpublishText: (learners: number) =>
    learners === 0
      ? 'It disappears from the catalogue. You can publish it again at any time.'
      : `It disappears from the catalogue. ${plural(learners, 'learner keeps', 'learners keep')} it. You can publish it again at any time.`,
  preview: 'Preview as learner',
  toFix: (count: number) => `${plural(count, 'thing')} to fix before it can be published`,
  errors: 'Correct the form errors below in order to proceed.',
  ready: 'Nothing is missing. You can publish it.',
});
