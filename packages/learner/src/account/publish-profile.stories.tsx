import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longTexts,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { profileFixture } from './account.fixture.ts';
import { PublishProfile } from './publish-profile.tsx';

const path = 'GET /me/profile';
const publish = (answers: TestAnswers, play?: Play) =>
  stage(() => <PublishProfile profileHref={(name) => `/profile/${name}`} />, answers, play);

const meta = { title: 'learner/PublishProfile' } satisfies Meta;
export default meta;

export const Ready: Story = publish(
  { [path]: profileFixture, 'PATCH /me': { ...profileFixture, isPublished: true } },
  async ({ canvas }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Publish my profile' });
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toBeChecked());
  },
);
export const Dark: Story = dark(Ready);
export const Narrow: Story = narrow(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const LongText: Story = longTexts(Ready);
export const Refused: Story = publish(
  { [path]: profileFixture, 'PATCH /me': refused.failed },
  async ({ canvas }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Publish my profile' });
    await userEvent.click(toggle);
    await waitFor(() => expect(canvas.getByText(/stopped answering/)).toBeVisible());
    await expect(toggle).not.toBeChecked();
  },
);
export const Loading: Story = publish({ [path]: refused.loading });
export const Failed: Story = publish(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
