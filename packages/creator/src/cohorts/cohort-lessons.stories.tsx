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
import { mappings } from './cohorts.fixture.ts';

const meta = { title: 'creator/Cohort lessons' } satisfies Meta;
export default meta;

const list = 'GET /creator/me/cohorts/5/lesson-mappings';
const sent = fn();
const show = (changed: TestAnswers = {}, play?: Play) =>
  stage(
    () => <CohortLessons cohortId={5} />,
    {
      [list]: mappings,
      'PUT /creator/me/cohorts/5/lesson-mappings': async (request: Request) => {
        sent(await request.json());
        return Response.json({ ...mappings, version: 4 });
      },
      ...changed,
    },
    play,
  );

const changeDay =
  (to: string): Play =>
  async ({ canvas }) => {
    const lesson = within(await canvas.findByRole('region', { name: 'What a trunk carries' }));
    const day = lesson.getByLabelText('Opens on');
    await userEvent.clear(day);
    await userEvent.type(day, to);
    await userEvent.click(canvas.getByRole('button', { name: 'Save lesson days' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({
        version: 3,
        lessons: [{ lessonId: 210, availableFrom: to, milestoneId: 31 }],
      }),
    );
  };
/** Each lesson opens on its day; a change names the version that is shown. */
export const Ready: Story = show({}, changeDay('2026-03-23'));
/** Staff change the cohorts of all programs by calls of their own. */
export const OfStaff: Story = stage(
  () => <CohortLessons cohortId={5} isStaff />,
  {
    'GET /management/cohorts/5/lessons': mappings,
    'PUT /management/cohorts/5/lessons': async (request: Request) => {
      sent(await request.json());
      return Response.json({ ...mappings, version: 4 });
    },
  },
  changeDay('2026-03-24'),
);
export const Empty: Story = show(
  { [list]: { version: 3, lessons: [], milestones: [] } },
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
