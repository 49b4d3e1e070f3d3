import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
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
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { productFixture } from '../shared/testing/product.fixture.ts';
import { cohort, mappings, milestones } from './cohorts.fixture.ts';
import { ProgramCohorts } from './program-cohorts.tsx';

const meta = { title: 'creator/Cohorts' } satisfies Meta;
export default meta;

const base = '/creator/me/modules/14';
const sent = fn();
const answers: TestAnswers = {
  [`GET ${base}`]: { ...productFixture, type: 1 },
  [`GET ${base}/cohorts`]: [cohort],
  [`GET ${base}/milestones`]: milestones,
  [`PUT ${base}/milestones`]: async (request: Request) => {
    const body = await request.json();
    sent(body);
    const kept = body.milestones.map((one: object, index: number) => ({
      id: 90 + index,
      ...one,
      workCount: 0,
    }));
    return Response.json({ ...milestones, version: 13, milestones: kept });
  },
  'PUT /creator/me/cohorts/5': async (request: Request) => {
    sent(await request.json());
    return Response.json({ ...cohort, version: 4 });
  },
  'GET /creator/me/cohorts/5/lesson-mappings': mappings,
  'PUT /creator/me/cohorts/5/lesson-mappings': async (request: Request) => {
    sent(await request.json());
    return Response.json({ version: 4, lessons: [] });
  },
};
const show = (changed: TestAnswers = {}, play?: Play) =>
  stage(() => <ProgramCohorts productId={14} />, { ...answers, ...changed }, play);

/** What has work stays; the rest is put in another order. */
export const Ready: Story = show({}, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Remove VLAN trunks' })).toBeDisabled();
  await userEvent.click(canvas.getByRole('button', { name: 'Move OSPF areas up' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const { version, milestones: order } = sent.mock.lastCall?.[0] ?? {};
  await expect(version).toBe(12);
  await expect(order.map(({ id }: { id: number }) => id)).toEqual([32, 31]);
});
export const Dark: Story = dark(show());
export const RightToLeft: Story = rightToLeft(show());
export const Narrow: Story = narrow(show());
export const LongText: Story = narrow(
  show({ [`GET ${base}/cohorts`]: [{ ...cohort, name: longText }] }),
);
export const Empty: Story = show(
  {
    [`GET ${base}/cohorts`]: [],
    [`GET ${base}/milestones`]: { ...milestones, milestones: [] },
  },
  shows('No milestones yet'),
);

/** Another start says whom it moves, and the end can't be before it. */
export const ChangeOfStart: Story = show({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit March 2026 Evenings' }));
  const start = await screen.findByLabelText(/^Start/);
  await userEvent.clear(start);
  await userEvent.type(start, '2026-10-05');
  await waitFor(() => expect(screen.getByText(/moves the due dates of 24 learners/)).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Save cohort' }));
  await waitFor(() => expect(screen.getByText("The end can't be before the start.")).toBeVisible());
});

/** A link needs an address, and the rest stays typed. */
export const FaultyMilestone: Story = show({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add milestone' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add link' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save milestone' }));
  await expect((await screen.findAllByText('This field is Required')).length).toBeGreaterThan(1);
});

/** A lesson that opens on a day of its own. */
export const LessonDays: Story = show({}, async ({ canvas }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Lesson days (1), March 2026 Evenings' }),
  );
  const lesson = within(await screen.findByRole('region', { name: 'What a trunk carries' }));
  await expect(lesson.getByLabelText('Opens on')).toHaveValue('2026-03-16');
});
const without = withoutContent(show, `GET ${base}/cohorts`);
export const Loading: Story = without.Loading;
export const NotThere: Story = without.NotThere;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
