import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import {
  lesson,
  paging,
  quizSummaryFixture,
  type Story,
  shows,
  workListStories,
} from '@uplink/kit/testing';
import { QuizList } from './quiz-list.tsx';

const item: Schema<'QuizListItem'> = {
  quizId: 9,
  moduleId: 1,
  title: 'Quiz: neighbor states',
  lesson,
  questionCount: 3,
  status: 'notSubmitted',
  submission: null,
};
const page: Schema<'QuizPage'> = {
  data: [
    item,
    { ...item, quizId: 10, title: 'Quiz: LSA types', status: 'notAvailable', questionCount: 1 },
    {
      ...item,
      quizId: 11,
      title: 'Quiz: hello',
      status: 'complete',
      submission: quizSummaryFixture,
    },
  ],
  paging: paging(45),
};

const meta = { title: 'learner/QuizList' } satisfies Meta;
export default meta;

const stories = workListStories({
  widget: QuizList,
  path: 'GET /me/quizzes',
  page,
  opens: /neighbor states/,
  empty: 'No quizzes here',
});

export const Ready: Story = stories.Ready;
export const Score: Story = stories.show({}, shows('1 of 3 right'));
export const ByStatus: Story = stories.byStatus('Complete', 'complete');
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
