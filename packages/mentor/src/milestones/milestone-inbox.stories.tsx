import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import { VALIDATION } from '@uplink/api-client/domain';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  cohort,
  daniel,
  keysetPaging,
  maya,
  type Play,
  program,
  refused,
  type Story,
  shows,
} from '@uplink/kit/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inboxStories } from '../shared/testing/inbox.stage.tsx';
import { MilestoneInbox, type MilestoneInboxSearch } from './milestone-inbox.tsx';

const item: Schema<'MilestoneSubmissionItem'> = {
  id: 2,
  title: 'Packet capture practical',
  category: 4,
  status: 2,
  dueDate: '2026-03-17T22:59:59.000Z',
  product: program,
  cohort,
  user: maya,
  version: 2,
  submittedAt: '2026-03-12T19:14:00.000Z',
  claim: null,
};
const path = 'GET /milestones/-/submissions';
const page: Schema<'MilestoneSubmissionPage'> = {
  data: [item, { ...item, id: 7, title: 'CV and profile page', category: 2, status: 7 }],
  paging: keysetPaging(45),
  counts: [
    { status: 2, count: 3 },
    { status: 3, count: 41 },
    { status: 7, count: 1 },
  ],
};
const none: Schema<'MilestoneSubmissionPage'> = {
  data: [],
  paging: keysetPaging(0),
  counts: [],
};

const meta = { title: 'mentor/MilestoneInbox' } satisfies Meta;
export default meta;

const stories = inboxStories<MilestoneInboxSearch>({
  widget: MilestoneInbox,
  path,
  page,
  none,
  opens: /Packet capture/,
});

export const ByStatus: Story = stories.byStatus('Waiting 4', '2,7');
export const Facts: Story = stories.show({}, shows('Maya Okafor, version 2'));

/** The staff chooses a cohort and moves its due dates. */
const asStaff = {
  'GET /me': { id: daniel.id, roles: ['admin'] },
  [`GET /mentors/${daniel.id}/cohorts`]: [{ ...cohort, product: program }],
};
const dates = `/management/cohorts/${cohort.id}/milestones`;
const move = `PATCH ${dates}`;
const dueOn = (version: number, dueDate: string): Schema<'CohortDueDates'> => ({
  version,
  dueDates: [{ id: 2, title: item.title, dueDate }],
});
const original = dueOn(0, '2026-03-17T22:59:59.000Z');
const later = dueOn(1, '2026-03-24T22:59:59.000Z');

/** A server that moves the dates when asked, if the caller saw them as they are. */
function moving(changed: Schema<'CohortDueDates'>, before = original): TestAnswers {
  let now = before;
  return {
    ...asStaff,
    [`GET ${dates}`]: () => Response.json(now),
    [move]: async (request: Request) => {
      const { expected } = await request.json();
      if (expected.version !== now.version) return refused.conflict();
      now = changed;
      return Response.json(now);
    },
  };
}

const giveReason = async (canvas: Parameters<Play>[0]['canvas']) =>
  userEvent.type(await canvas.findByLabelText(/^Reason for the log/), 'The lab was down');

export const Extend: Story = stories.show(
  moving(later),
  async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByText(/^Due 1[78] Mar 2026$/)).toBeVisible(),
    );
    await giveReason(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Extend' }));
    await waitFor(() => expect(canvas.getByText('Moved by 7 days.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^Due 2[45] Mar 2026$/)).toBeVisible());
  },
  { cohortId: cohort.id },
);
export const Reset: Story = stories.show(
  moving({ ...original, version: 2 }, later),
  async ({ canvas }) => {
    await giveReason(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset to original dates' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(canvas.getByText('Back to the original dates.')).toBeVisible());
  },
  { cohortId: cohort.id },
);
/** Someone else moved them first: the page says who, and shows what they are now. */
export const ExtendRefused: Story = stories.show(
  {
    ...moving(later),
    [move]: () =>
      Response.json(
        {
          message: 'Changed.',
          code: 'conflict',
          requestId: 'story',
          current: { status: 'extended', version: 1, by: daniel, date: '2026-03-12T14:02:00.000Z' },
        },
        { status: 409 },
      ),
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Extend' }));
    await expect(await canvas.findByText(VALIDATION.required)).toBeVisible();
    await giveReason(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Extend' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Daniel Reyes already extended these dates/,
    );
  },
  { cohortId: cohort.id },
);
export const DatesLoading: Story = stories.show(
  { ...asStaff, [`GET ${dates}`]: refused.loading },
  undefined,
  { cohortId: cohort.id },
);
export const DatesFailed: Story = stories.show(
  { ...asStaff, [`GET ${dates}`]: refused.failed },
  shows('This part could not be loaded'),
  { cohortId: cohort.id },
);
export const Ready: Story = stories.Ready;
export const ByProduct: Story = stories.ByProduct;
export const ByCohort: Story = stories.ByCohort;
export const ByLearner: Story = stories.ByLearner;
export const OneLearner: Story = stories.OneLearner;
export const OneProduct: Story = stories.OneProduct;
export const PageSize: Story = stories.PageSize;
export const Sorted: Story = stories.Sorted;
export const NoMatch: Story = stories.NoMatch;
export const PageGone: Story = stories.PageGone;
export const NotAMentor: Story = stories.NotAMentor;
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
