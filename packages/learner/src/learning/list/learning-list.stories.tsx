import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  courseFixture,
  dark,
  longText,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { LearningList } from './learning-list.tsx';

const path = 'GET /me/modules';
const list = (answers: TestAnswers, play?: Play) =>
  stage(() => <LearningList coursesHref="/courses" />, answers, play);

const meta = { title: 'learner/LearningList' } satisfies Meta;
export default meta;

export const Ready: Story = list(
  { [path]: [courseFixture, { ...courseFixture, id: 4, name: 'Subnetting', status: 3 }] },
  shows('Learning now'),
);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(list({ [path]: [{ ...courseFixture, name: longText }] }));
export const Empty: Story = list({ [path]: [] }, shows('Nothing in progress yet'));
export const Loading: Story = list({ [path]: refused.loading });
export const Failed: Story = list(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
