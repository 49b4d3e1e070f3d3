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
export const Ready: Story = stories.Ready;
export const ByProduct: Story = stories.ByProduct;
export const ByCohort: Story = stories.ByCohort;
export const ByLearner: Story = stories.ByLearner;
export const OneLearner: Story = stories.OneLearner;
export const OneProduct: Story = stories.OneProduct;
export const PageSize: Story = stories.PageSize;
export const Sorted: Story = stories.Sorted;
export const NoMatch: Story = stories.NoMatch;
export const PageGone: Story = stories.PageGone;
export const NotAMentor: Story = stories.NotAMentor;
export const Dark: Story = stories.Dark;
export const RightToLeft: Story = stories.RightToLeft;
export const Narrow: Story = stories.Narrow;
export const LongText: Story = stories.LongText;
export const Loading: Story = stories.Loading;
export const Empty: Story = stories.Empty;
export const Locked: Story = stories.Locked;
export const Forbidden: Story = stories.Forbidden;
export const Failed: Story = stories.Failed;
export const Offline: Story = stories.Offline;
