import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CohortSettings } from './cohort-settings.tsx';
import { cohort } from './cohorts.fixture.ts';

const meta = { title: 'creator/Cohort settings' } satisfies Meta;
export default meta;

const { lessonCount: _, ...settings } = cohort;
const list = 'GET /creator/me/modules/14/cohorts';
const change = 'PUT /creator/me/cohorts/5';
const sent = fn();
const show = (changed: TestAnswers = {}, play?: Play) =>
  stage(
    () => <CohortSettings productId={14} cohortId={5} />,
    {
      [list]: [cohort],
      [change]: async (request: Request) => {
        sent(await request.json());
        return Response.json({ ...cohort, version: 4 });
      },
      ...changed,
    },
    play,
  );

const rename: Play = async ({ canvas }) => {
  const name = await canvas.findByLabelText(/^Name/);
  await userEvent.clear(name);
  await userEvent.type(name, 'March 2026 Mornings');
  await waitFor(() => expect(canvas.getByText('1 change not saved')).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Save cohort' }));
};

const isSent: Play = async (context) => {
  await rename(context);
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({
      version: 3,
      cohort: expect.objectContaining({ name: 'March 2026 Mornings', seats: 30 }),
    }),
  );
};
/** A change names the version that is shown. */
export const Ready: Story = show({}, isSent);
/** Staff change the cohorts of all programs by calls of their own. */
export const OfStaff: Story = stage(
  () => <CohortSettings productId={14} cohortId={5} isStaff />,
  {
    'GET /management/cohorts/5/settings': settings,
    'PUT /management/cohorts/5/settings': async (request: Request) => {
      sent(await request.json());
      return Response.json({ ...settings, version: 4 });
    },
  },
  async (context) => {
    const reason = 'Its mentor is on leave';
    await userEvent.type(await context.canvas.findByLabelText(/^Reason for the log/), reason);
    await rename(context);
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ version: 3, reason })),
    );
  },
);
export const ChangedMeanwhile: Story = show({ [change]: refused.conflict }, async (context) => {
  await rename(context);
  await waitFor(async () => expect(await context.canvas.findByRole('alert')).toBeVisible());
});
export const Dark: Story = dark(show());
export const RightToLeft: Story = rightToLeft(show());
export const Narrow: Story = narrow(show());
export const LongText: Story = narrow(show({ [list]: [{ ...cohort, name: longText }] }));
const without = withoutContent(show, list);
export const Loading = without.Loading;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
