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
import { InviteWelcome } from './invite-welcome.tsx';

const path = 'POST /referrals/leads';
const page = (answers: TestAnswers, play?: Play) =>
  stage(
    () => <InviteWelcome code="maya" homeHref="/" programsHref="/programs" />,
    { 'GET /referrals/invitations/maya': { calendly: null }, ...answers },
    play,
  );
const leave =
  (email: string): Play =>
  async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), email);
    await userEvent.click(canvas.getByRole('button'));
  };

const meta = { title: 'learner/InviteWelcome' } satisfies Meta;
export default meta;

export const Ready: Story = page({});
export const WithACall: Story = page(
  { 'GET /referrals/invitations/maya': { calendly: 'https://calendly.com/maya' } },
  shows('Book a call'),
);
export const Dark: Story = dark(Ready);
export const Narrow: Story = narrow(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const LongText: Story = longTexts(Ready);
export const Sent: Story = page(
  { [path]: () => new Response(null, { status: 204 }) },
  async (context) => {
    await leave('kofi@example.org')(context);
    await waitFor(() => expect(context.canvas.getByRole('status')).toBeVisible());
    await expect(context.canvas.queryByRole('textbox')).toBeNull();
  },
);
export const NoAddress: Story = page({}, async (context) => {
  await leave('kofi')(context);
  await expect(context.canvas.getByRole('textbox')).toBeInvalid();
});
export const SendingFailed: Story = page({ [path]: refused.failed }, async (context) => {
  await leave('kofi@example.org')(context);
  await shows(/^A part of the academy stopped answering/)(context);
  await expect(context.canvas.getByRole('textbox')).toHaveValue('kofi@example.org');
});
