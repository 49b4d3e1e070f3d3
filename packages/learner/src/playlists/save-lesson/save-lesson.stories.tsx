import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longTexts,
  narrow,
  type Play,
  paging,
  refused,
  rightToLeft,
  type Story,
  stage,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { summaryFixture } from '../playlists.fixture.ts';
import { SaveLesson } from './save-lesson.tsx';

const path = 'GET /me/playlists';
const dialog = (answers: TestAnswers, play?: Play) =>
  stage(() => <SaveLesson lessonId={7} onClose={fn()} />, answers, play);
const data = [{ ...summaryFixture, holdsLesson: false }];
const box = () => screen.findByRole('checkbox', { name: 'Before the interview' });

const meta = { title: 'learner/SaveLesson' } satisfies Meta;
export default meta;

export const Ready: Story = dialog(
  { [path]: { data, paging: paging(1) }, 'PUT /me/playlists/1/lessons/7': null },
  async () => {
    await userEvent.click(await box());
    await waitFor(async () => expect(await box()).toBeChecked());
  },
);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = longTexts(Ready);
export const Refused: Story = dialog(
  { [path]: { data, paging: paging(1) }, 'PUT /me/playlists/1/lessons/7': refused.failed },
  async () => {
    await userEvent.click(await box());
    await waitFor(() => expect(screen.getByText(/stopped answering/)).toBeVisible());
    await expect(await box()).not.toBeChecked();
  },
);
export const Empty: Story = dialog({ [path]: { data: [], paging: paging(0) } }, async () => {
  await waitFor(() => expect(screen.getByText(/^You don't have any playlists yet/)).toBeVisible());
});
export const Loading: Story = dialog({ [path]: refused.loading });
export const Failed: Story = dialog({ [path]: refused.failed }, async () => {
  await waitFor(() => expect(screen.getByText('This part could not be loaded')).toBeVisible());
});
