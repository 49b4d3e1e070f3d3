import type { Meta } from '@storybook/react-vite';
import { keysetPaging, quizSummaryFixture, type Story, shows } from '@uplink/kit/testing';
import { inboxStories } from '../shared/testing/inbox.stage.tsx';
import { QuizInbox } from './quiz-inbox.tsx';

const page = {
  data: [quizSummaryFixture, { ...quizSummaryFixture, id: 41, score: 3, title: 'Quiz: LSA types' }],
  paging: keysetPaging(45),
  counts: [{ status: 'complete', count: 45 }],
};
const none = { data: [], paging: keysetPaging(0), counts: [] };

const meta = { title: 'mentor/QuizInbox' } satisfies Meta;
export default meta;

const stories = inboxStories({
  widget: QuizInbox,
  path: 'GET /quizzes/-/submissions',
  page,
  none,
  opens: /LSA types/,
});

export const Learner: Story = stories.show({}, shows('OSPF in Practice'));
export const {
  Ready,
  ByProduct,
  ByCohort,
  ByLearner,
  OneLearner,
  OneProduct,
  PageSize,
  Sorted,
  NoMatch,
  PageGone,
  NotAMentor,
  Dark,
  RightToLeft,
  Narrow,
  LongText,
  Loading,
  Empty,
  Locked,
  Forbidden,
  Failed,
  Offline,
} = stories;
