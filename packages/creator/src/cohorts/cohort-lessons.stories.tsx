import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longTexts,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CohortLessons } from './cohort-lessons.tsx';
import { mappings, milestones } from './cohorts.fixture.ts';

const meta = { title: 'creator/Cohort lessons' } satisfies Meta;
export default meta;

const list = 'GET /creator/me/cohorts/5/lesson-mappings';
const sent = fn();
const show = (changed: TestAnswers = {}, play?: Play) =>
  stage(
    () => <CohortLessons productId={14} cohortId={5} />,
    {
      [list]: mappings,
      'GET /creator/me/modules/14/milestones': milestones,
      'PUT /creator/me/cohorts/5/lesson-mappings': async (request: Request) => {
        sent(await request.json());
        return Response.json({ ...mappings, version: 4 });
      },
      ...changed,
    },
    play,
  );

/** Each lesson opens on its day; a change names the version that is shown. */
export const Ready: Story = show({}, async ({ canvas }) => {
  const lesson = within(await canvas.findByRole('region', { name: 'What a trunk carries' }));
  const day = lesson.getByLabelText('Opens on');
  await userEvent.clear(day);
  await userEvent.type(day, '2026-03-23');
  await userEvent.click(canvas.getByRole('button', { name: 'Save lesson days' }));
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({
      version: 3,
      lessons: [{ lessonId: 210, availableFrom: '2026-03-23', milestoneId: 31 }],
    }),
  );
});
export const Empty: Story = show(
  { [list]: { version: 3, lessons: [] } },
  shows('The program has no lessons yet.'),
);
export const Dark: Story = dark(show());
export const RightToLeft: Story = rightToLeft(show());
export const Narrow: Story = narrow(show());
export const LongText: Story = longTexts(show());
const without = withoutContent(show, list);
export const Loading = without.Loading;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
