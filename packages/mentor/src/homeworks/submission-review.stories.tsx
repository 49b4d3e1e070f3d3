import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  daniel,
  dark,
  filledItems,
  formTaskFixture,
  longText,
  maya,
  narrow,
  type Play,
  pendingSubmissionFixture,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  uploadTaskFixture,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SubmissionReview } from './submission-review.tsx';

const address = '/homeworks/4/submissions/30';
const path = `GET ${address}`;
const mentor = { id: daniel.id, roles: ['mentor'] };
const learner = { id: maya.id, roles: ['student'] };
const submission = pendingSubmissionFixture;
const reviewed = { homework: uploadTaskFixture, submission, canReview: true, waiting: null };

const review = (answers: TestAnswers, play?: Play) =>
  stage(
    () => <SubmissionReview homeworkId={4} submissionId={30} />,
    { 'GET /me': mentor, ...answers },
    play,
  );

const meta = { title: 'mentor/SubmissionReview' } satisfies Meta;
export default meta;

export const Ready: Story = review({ [path]: reviewed }, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Accept homework' })).toBeEnabled();
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Version 2, now' })).toBeVisible(),
  );
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Version 1, before' })).toBeVisible(),
  );
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Download topology.pdf' })).toBeVisible(),
  );
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);

const ines = { id: 8, name: 'Inês Duarte', avatar: null };
const until = new Date(Date.now() + 3_000_000).toISOString();

const withMessage = (now: Schema<'Submission'>, message?: string): Schema<'Submission'> =>
  message === undefined
    ? now
    : {
        ...now,
        messages: [
          ...now.messages,
          {
            id: 3,
            author: daniel,
            isMentor: true,
            state: 'shown',
            message,
            date: '2026-03-14T08:00:00.000Z',
          },
        ],
      };

/** A server that keeps what it is told. */
function changing(): TestAnswers {
  let now = submission;
  return {
    [path]: () => Response.json({ ...reviewed, submission: now }),
    [`POST ${address}/feedback`]: async (request: Request) => {
      now = withMessage(now, (await request.json()).message);
      return Response.json(now);
    },
    [`PUT ${address}/claim`]: () => {
      now = { ...now, claim: { by: daniel, since: new Date().toISOString(), until } };
      return Response.json(now);
    },
    [`DELETE ${address}/claim`]: () => {
      now = { ...now, claim: null };
      return Response.json(now);
    },
    [`PATCH ${address}`]: async (request: Request) => {
      const { status, message } = await request.json();
      now = { ...withMessage(now, message), status };
      return Response.json(now);
    },
  };
}

export const Accepted: Story = review(changing(), async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'Well done.');
  await userEvent.click(canvas.getByRole('button', { name: 'Accept homework' }));
  await waitFor(() =>
    expect(canvas.getByText('Accepted. The learner has been notified.')).toBeVisible(),
  );
  await waitFor(() => expect(canvas.getByText('Well done.')).toBeVisible());
  await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Reopen' })).toBeVisible());
});

const takenBy = (by: typeof ines) => ({
  by,
  since: new Date(Date.now() - 600_000).toISOString(),
  until,
});

export const TakenAndGivenBack: Story = review(changing(), async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(canvas.getByText(/^It's yours until/)).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(canvas.getByText(/^No one is reviewing this/)).toBeVisible());
});

export const TakenByAnother: Story = review(
  { [path]: { ...reviewed, submission: { ...submission, claim: takenBy(ines) } } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Inês Duarte has had it since/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Accept homework' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Claim' })).toBeNull();
  },
);

export const TakenMeanwhile: Story = review(
  { [path]: reviewed, [`PUT ${address}/claim`]: refused.conflict },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('changed in another tab');
  },
);

/** Each item that another version answers otherwise is marked, and another version can be chosen. */
export const VersionsBesideEachOther: Story = review(
  {
    [path]: {
      ...reviewed,
      homework: formTaskFixture,
      submission: {
        ...submission,
        type: 'DIGITIZE',
        version: 3,
        files: [],
        items: filledItems,
        previous: [2, 1].map((version) => ({
          version,
          submittedAt: `2026-03-0${version}T20:59:00.000Z`,
          files: [],
          items: filledItems.map((one) =>
            one.itemId === 'why' ? { ...one, textAnswer: `Thought ${version}` } : one,
          ),
        })),
      },
    },
  },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByDisplayValue('Thought 2')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('One answer differs.')).toBeVisible());
    await expect(canvas.getAllByText('Changed')).toHaveLength(2);
    await userEvent.click(await canvas.findByRole('button', { name: /Compare with/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Version 1' }));
    await waitFor(() => expect(canvas.getByDisplayValue('Thought 1')).toBeVisible());
  },
);

export const SnippetInserted: Story = review(
  {
    [path]: reviewed,
    'GET /me/snippets': [{ id: 1, title: 'Praise', text: 'Clear and complete.' }],
  },
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'Maya,');
    await userEvent.click(canvas.getByRole('button', { name: 'Snippets' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Insert Praise' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(
        'Maya,\nClear and complete.',
      ),
    );
  },
);

export const SentBack: Story = review(changing(), async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ask for a revision' }));
  await waitFor(() =>
    expect(canvas.getByText('Sent back. The learner has been notified.')).toBeVisible(),
  );
  await waitFor(() =>
    expect(canvas.getByText('Waiting for Maya Okafor to hand it in again.')).toBeVisible(),
  );
});

export const ReviewedElsewhere: Story = review(
  { [path]: reviewed, [`PATCH ${address}`]: refused.conflict },
  async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Well done.');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept homework' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('changed in another tab');
    // Not sent either: the words of a decision that doesn't count stay here.
    await expect(field).toHaveValue('Well done.');
  },
);

/** The answer is lost and the decision counts: its words are there and are not offered again. */
export const AnswerLost: Story = review(
  (() => {
    const server = changing();
    const decide = server[`PATCH ${address}`] as (request: Request) => Promise<Response>;
    return {
      ...server,
      [`PATCH ${address}`]: async (request: Request) => {
        await decide(request);
        throw new TypeError('offline');
      },
    };
  })(),
  async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Well done.');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept homework' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.getByText('Well done.')).toBeVisible();
  },
);

export const OfflineWhileWriting: Story = review(
  { [path]: reviewed, [`POST ${address}/feedback`]: refused.offline },
  async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Well done.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByText(/could not be sent/)).toBeVisible());
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
      waiting: null,
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
