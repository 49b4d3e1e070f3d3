import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import {
  cohort,
  daniel,
  maya,
  paging,
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
  paging: paging(45),
};

const meta = { title: 'mentor/MilestoneInbox' } satisfies Meta;
export default meta;

const stories = inboxStories<MilestoneInboxSearch>({
  widget: MilestoneInbox,
  path,
  page,
  opens: /Packet capture/,
});

export const ByStatus: Story = stories.byStatus('Waiting', '2,7');
export const Facts: Story = stories.show({}, shows(/^Maya Okafor, Evening group, SQC, version 2,/));

/** The staff chooses a cohort and moves its due dates. */
const asStaff = {
  'GET /me': { id: daniel.id, roles: ['admin'] },
  [`GET /mentors/${daniel.id}/cohorts`]: [{ ...cohort, product: program }],
};
const move = `PATCH /management/cohorts/${cohort.id}/milestones`;
const moved = [{ id: 2, title: item.title, dueDate: '2026-03-24T22:59:59.000Z' }];

export const Extend: Story = stories.show(
  { ...asStaff, [move]: moved },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Extend' }));
    await waitFor(() => expect(canvas.getByText('Moved by 7 days.')).toBeVisible());
    await expect(canvas.getByText(/^Due 2[45] Mar 2026$/)).toBeVisible();
  },
  { cohortId: cohort.id },
);
export const Reset: Story = stories.show(
  { ...asStaff, [move]: moved },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset to original dates' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(canvas.getByText('Back to the original dates.')).toBeVisible());
  },
  { cohortId: cohort.id },
);
export const ExtendRefused: Story = stories.show(
  { ...asStaff, [move]: refused.conflict },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Extend' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('changed in another tab');
  },
  { cohortId: cohort.id },
);
export const {
  Ready,
  ByProduct,
  ByCohort,
  ByLearner,
  OneLearner,
  OneProduct,
  PageSize,
  NotAMentor,
  Dark,
  RightToLeft,
  Narrow,
  LongText,
  Loading,
  Empty,
  Locked,
  Forbidden,
  Failed,
  Offline,
} = stories;
