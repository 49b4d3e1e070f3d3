import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import { VALIDATION } from '@uplink/api-client/domain';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  daniel,
  dark,
  longText,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { applicationFixture, reviewedFixture as reviewed } from './application.fixture.ts';
import { ApplicationReview } from './application-review.tsx';

const path = 'GET /applications/3';
const decide = 'PATCH /applications/3';

const review = (answers: TestAnswers, play?: Play) =>
  stage(
    () => <ApplicationReview applicationId={3} />,
    { 'GET /me': { id: daniel.id, roles: ['mentor'] }, ...answers },
    play,
  );

/** A server that keeps what is decided. */
function deciding(): TestAnswers {
  let now = reviewed;
  return {
    [path]: () => Response.json(now),
    [decide]: async (request: Request) => {
      const sent: Schema<'ApplicationDecision'> = await request.json();
      const decided = { decidedBy: daniel, decidedAt: new Date().toISOString() };
      const application = { ...applicationFixture, status: sent.decision, ...decided };
      now = { ...now, reason: sent.reason ?? null, application };
      return Response.json(now);
    },
  };
}

const meta = { title: 'mentor/ApplicationReview' } satisfies Meta;
export default meta;

export const Ready: Story = review({ [path]: reviewed }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(/alert queue/)).toBeVisible());
  await waitFor(() => expect(canvas.getByText('A security job')).toBeVisible());
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const NothingSaid: Story = review(
  {
    [path]: {
      ...reviewed,
      message: '',
      goals: { goal: null, level: null, evenings: null, skipped: ['goal'] },
    },
  },
  shows('They left the message empty.'),
);
export const LongText: Story = narrow(
  review({ [path]: { ...reviewed, message: longText, refusals: [longText, longText] } }),
);
export const Accept: Story = review(deciding(), async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(canvas.getByText('The applicant has been notified.')).toBeVisible());
  await waitFor(() => expect(canvas.getByText(/^Accepted by Daniel Reyes/)).toBeVisible());
});
/** Staff say why, for the log. */
export const StaffAccept: Story = review(
  { ...deciding(), 'GET /me': { id: daniel.id, roles: ['customerSupport'] } },
  async ({ canvas }) => {
    const accept = await canvas.findByRole('button', { name: 'Accept' });
    await userEvent.click(accept);
    await expect(await canvas.findByText(VALIDATION.required)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Reason for the log/), 'Has the experience');
    await userEvent.click(accept);
    await waitFor(() => expect(canvas.getByText(/^Accepted by Daniel Reyes/)).toBeVisible());
  },
);
export const Refuse: Story = review(deciding(), async ({ canvas }) => {
  const refuse = await canvas.findByRole('button', { name: 'Reject' });
  await userEvent.click(refuse);
  await waitFor(async () =>
    expect(await canvas.findByText('Give the applicant a reason.')).toBeVisible(),
  );
  await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'Finish VLANs first.');
  await userEvent.click(refuse);
  await waitFor(() => expect(canvas.getByText(/^Rejected by Daniel Reyes/)).toBeVisible());
});
/** Someone else was first: the page says who, and keeps the words. */
export const DecidedMeanwhile: Story = review(
  {
    [path]: reviewed,
    [decide]: () =>
      Response.json(
        {
          message: 'Changed.',
          code: 'conflict',
          requestId: 'story',
          current: { status: 'refused', version: 1, by: daniel, date: '2026-03-12T14:02:00.000Z' },
        },
        { status: 409 },
      ),
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Daniel Reyes already rejected this/,
    );
  },
);
const without = withoutContent(review, path);
export const Loading: Story = without.Loading;
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
