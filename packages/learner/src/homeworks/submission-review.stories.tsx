import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import { expect, userEvent } from 'storybook/test';
import { daniel, longText, maya } from '../shared/refs.fixture.ts';
import {
  dark,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '../shared/testing/stage.tsx';
import {
  filledItems,
  formTaskFixture,
  pendingSubmissionFixture,
  uploadTaskFixture,
} from './homework.fixture.ts';
import { SubmissionReview } from './submission-review.tsx';

const address = '/homeworks/4/submissions/30';
const path = `GET ${address}`;
const mentor = { id: daniel.id, roles: ['mentor'] };
const learner = { id: maya.id, roles: ['student'] };
const submission = pendingSubmissionFixture;
const reviewed = { homework: uploadTaskFixture, submission, canReview: true };

const review = (answers: TestAnswers, play?: Play) =>
  stage(
    () => <SubmissionReview homeworkId={4} submissionId={30} />,
    { 'GET /me': mentor, ...answers },
    play,
  );

const meta = { title: 'learner/SubmissionReview' } satisfies Meta;
export default meta;

export const Ready: Story = review({ [path]: reviewed }, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Accept homework' })).toBeEnabled();
  await userEvent.click(canvas.getByRole('button', { name: /Version 1/ }));
  await expect(canvas.getByRole('button', { name: 'Download topology.pdf' })).toBeVisible();
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);

/** A server that keeps what it is told. */
function changing(): TestAnswers {
  let now = submission;
  return {
    [path]: () => Response.json({ ...reviewed, submission: now }),
    [`POST ${address}/feedback`]: async (request: Request) => {
      const { message } = await request.json();
      const date = '2026-03-14T08:00:00.000Z';
      now = {
        ...now,
        messages: [...now.messages, { id: 3, author: daniel, isMentor: true, message, date }],
      };
      return Response.json(now);
    },
    [`PATCH ${address}`]: async (request: Request) => {
      now = { ...now, ...(await request.json()) };
      return Response.json(now);
    },
  };
}

export const Accepted: Story = review(changing(), async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'Well done.');
  await userEvent.click(canvas.getByRole('button', { name: 'Accept homework' }));
  await expect(await canvas.findByText('Accepted. The learner is told.')).toBeVisible();
  await expect(canvas.getByText('Well done.')).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await expect(canvas.getByRole('button', { name: 'Open again' })).toBeVisible();
});

export const SentBack: Story = review(changing(), async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ask for a revision' }));
  await expect(await canvas.findByText('Sent back. The learner is told.')).toBeVisible();
  await expect(canvas.getByText('Waits for Maya Okafor to hand it in again.')).toBeVisible();
});

export const ReviewedElsewhere: Story = review(
  { [path]: reviewed, [`PATCH ${address}`]: refused.conflict },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept homework' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('changed in another tab');
  },
);

export const OfflineWhileWriting: Story = review(
  { [path]: reviewed, [`POST ${address}/feedback`]: refused.offline },
  async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Well done.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText(/could not be sent/)).toBeVisible();
    await expect(field).toHaveValue('Well done.');
  },
);

export const OwnSubmission: Story = review(
  {
    'GET /me': learner,
    [path]: {
      homework: formTaskFixture,
      submission: { ...submission, type: 'DIGITIZE', items: filledItems, files: [], previous: [] },
      canReview: false,
    },
  },
  shows('Go to the homework'),
);

export const LongText: Story = narrow(
  review({
    [path]: {
      ...reviewed,
      submission: {
        ...submission,
        title: longText,
        user: { ...maya, name: longText },
        files: submission.files.map((file) => ({ ...file, name: longText })),
        messages: submission.messages.map((one) => ({ ...one, message: longText })),
      },
    },
  }),
);

const without = withoutContent(review, path);
export const Loading: Story = without.Loading;
export const Empty: Story = review({}, shows('This submission does not exist'));
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
