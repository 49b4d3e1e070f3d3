import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  milestonesFixture,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  stage,
} from '@uplink/kit/testing';
import { expect, waitFor } from 'storybook/test';
import { NextMilestones } from './next-milestones.tsx';

const path = 'GET /me/milestones';
const next = (answers: TestAnswers, play?: Play) => stage(() => <NextMilestones />, answers, play);

const meta = { title: 'learner/NextMilestones' } satisfies Meta;
export default meta;

/** What waits for the learner comes first, then what is due next. */
export const Ready: Story = next({ [path]: milestonesFixture }, async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Next milestones' })).toBeVisible(),
  );
  const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(rows).toEqual([
    expect.stringMatching(/^Switching exam.*Overdue$/),
    expect.stringMatching(/^Office network diagram.*Sent back$/),
    expect.stringMatching(/^Two-site design.*Incomplete$/),
  ]);
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  next({ [path]: milestonesFixture.map((one) => ({ ...one, title: longText })) }),
);

/** Nothing is shown to who runs with no cohort. */
export const None: Story = next({ [path]: [] }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
});
