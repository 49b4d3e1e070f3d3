import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  dark,
  narrow,
  type Play,
  parameters,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '../testing/stage.tsx';
import { CardField } from './card-field.tsx';

const call = 'GET /payments/setup';
const show = (answers: TestAnswers, play?: Play): Story =>
  stage(() => <CardField handleRef={{ current: null }} />, answers, play);

const meta = { title: 'kit/Payments', parameters } satisfies Meta;
export default meta;

export const Loading: Story = show({ [call]: refused.loading }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('status', { name: /card form/ })).toBeVisible());
});
export const Failed: Story = show({ [call]: refused.failed }, shows("The card form didn't load."));
export const TriedAgain: Story = show({ [call]: refused.failed }, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
});
export const FailedDark: Story = dark(Failed);
export const FailedNarrow: Story = narrow(Failed);
export const FailedRightToLeft: Story = rightToLeft(Failed);
