import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  paging,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { achievementFixture, statsFixture } from '../account.fixture.ts';
import { AchievementList } from './achievement-list.tsx';

const path = 'GET /me/achievements';
const onPageChange = fn();
const list = (answers: TestAnswers, play?: Play) =>
  stage(
    () => <AchievementList page={0} onPageChange={onPageChange} coursesHref="/courses" />,
    { 'GET /me/stats': statsFixture, ...answers },
    play,
  );
const data = [
  { ...achievementFixture, verificationUrl: 'https://academy.example/verify/7Q2MXKPA94TBWZCD' },
  { ...achievementFixture, id: 4, type: 2, name: 'Network Engineer' },
  { ...achievementFixture, id: 5, type: 3, name: 'Night owl', product: null },
];

const meta = { title: 'learner/AchievementList' } satisfies Meta;
export default meta;

export const Ready: Story = list({ [path]: { data, paging: paging(45) } }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Program completed')).toBeVisible());
  await expect(canvas.getAllByRole('button', { name: /^Share / })).toHaveLength(1);
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  await expect(onPageChange).toHaveBeenLastCalledWith(1);
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  list({ [path]: { data: [{ ...achievementFixture, name: longText }], paging: paging(1) } }),
);
export const Empty: Story = list(
  { [path]: { data: [], paging: paging(0) } },
  shows('Nothing earned yet'),
);
export const Loading: Story = list({ [path]: refused.loading });
export const Failed: Story = list(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
