import { defineMessages } from '@uplink/api-client/messages';

export const examPlayerMessages = defineMessages('learner/exam-player', {
  noun: 'The exam',
  none: 'This exam does not exist',
  noneText: 'It may have been removed, or the address may be wrong.',
  list: 'All exams',
});
