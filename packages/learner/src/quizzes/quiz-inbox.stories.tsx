import type { Meta } from '@storybook/react-vite';
import { paging } from '../shared/refs.fixture.ts';
import { type Story, shows } from '../shared/testing/stage.tsx';
import { inboxStories } from '../shared/testing/work-list.stage.tsx';
import { quizSummaryFixture } from './quiz.fixture.ts';
import { QuizInbox } from './quiz-inbox.tsx';

const page = {
  data: [quizSummaryFixture, { ...quizSummaryFixture, id: 41, score: 3, title: 'Quiz: LSA types' }],
  paging: paging(45),
};

const meta = { title: 'learner/QuizInbox' } satisfies Meta;
export default meta;

const stories = inboxStories({
  widget: QuizInbox,
  path: 'GET /quizzes/-/submissions',
  page,
  opens: /LSA types/,
});

export const Ready: Story = stories.Ready;
export const Learner: Story = stories.show({}, shows(/^Maya Okafor, OSPF in Practice/));
export const ByProduct: Story = stories.ByProduct;
export const OneProduct: Story = stories.OneProduct;
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
