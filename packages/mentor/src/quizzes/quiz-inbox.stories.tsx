import type { Meta } from '@storybook/react-vite';
import { paging, quizSummaryFixture, type Story, shows } from '@uplink/kit/testing';
import { inboxStories } from '../shared/testing/inbox.stage.tsx';
import { QuizInbox } from './quiz-inbox.tsx';

const page = {
  data: [quizSummaryFixture, { ...quizSummaryFixture, id: 41, score: 3, title: 'Quiz: LSA types' }],
  paging: paging(45),
};

const meta = { title: 'mentor/QuizInbox' } satisfies Meta;
export default meta;

const stories = inboxStories({
  widget: QuizInbox,
  path: 'GET /quizzes/-/submissions',
  page,
  opens: /LSA types/,
});

export const Learner: Story = stories.show({}, shows(/^Maya Okafor, OSPF in Practice/));
export const {
  Ready,
  ByProduct,
  ByCohort,
  ByLearner,
  OneLearner,
  OneProduct,
  PageSize,
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
