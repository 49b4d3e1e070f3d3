import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import {
  dark,
  longText,
  narrow,
  type Play,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, waitFor } from 'storybook/test';
import { contextFixture } from '../../shared/context.fixture.ts';
import { lessonFixture } from '../lesson.fixture.ts';
import { LessonFinish, type LessonFinishProps } from './lesson-finish.tsx';

const done: Schema<'Lesson'> = {
  ...lessonFixture,
  status: 3,
  remaining: [],
  motivationalMessage: null,
  next: lessonFixture.next && { ...lessonFixture.next, isLocked: false },
};
const last = { ...done, next: null };
const diploma: Schema<'Diploma'> = {
  id: 5,
  type: 1,
  name: 'Certificate of completion',
  moduleName: done.product.name,
  image: null,
  referenceNumber: 'UA-2M8D-11F0',
  issuedAt: '2026-03-12T20:00:00.000Z',
  expiresAt: null,
  status: 'valid',
};
const finish = (
  lesson: Schema<'Lesson'>,
  diplomas: Schema<'Diploma'>[] = [],
  play?: Play,
  props: Partial<LessonFinishProps> = {},
) =>
  stage(
    () => <LessonFinish lessonId={1} {...props} />,
    {
      'GET /me/lessons/1': lesson,
      'GET /me/context': { ...contextFixture, totalXpPoints: 7400, level: 7 },
      'GET /me/diplomas': {
        data: diplomas,
        paging: { page: 0, pageSize: 8, total: diplomas.length, next: null },
      },
    },
    play,
  );

const meta = { title: 'learner/LessonFinish' } satisfies Meta;
export default meta;

export const Ready: Story = finish(done, [], async ({ canvas }) => {
  await waitFor(async () =>
    expect(await canvas.findByText(`Lesson done, +${done.xpPoints} XP`)).toBeVisible(),
  );
  await waitFor(() => expect(canvas.getByText('Level 7, 600 XP to level 8')).toBeVisible());
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Next lesson' })).toBeVisible());
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const Accepted: Story = finish(done, [], shows(`Accepted, +${done.xpPoints} XP`), {
  by: 'accepted',
});
export const WayOnElsewhere: Story = finish(
  done,
  [],
  async ({ canvas }) => {
    await canvas.findByText(/^Lesson done/);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
  { hasWayOn: false },
);
export const LastOfCourse: Story = finish(last, [diploma], async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'See your certificate' });
  await expect(link).toHaveAttribute('href', '/certs-and-awards/1/5');
});
export const LastWithoutCertificate: Story = finish(last, [], async ({ canvas }) => {
  await waitFor(async () =>
    expect(await canvas.findByRole('link', { name: 'Back to the outline' })).toBeVisible(),
  );
});
export const LongText: Story = narrow(
  finish({ ...done, motivationalMessage: longText }, [], shows(longText)),
);
export const StillToDo: Story = finish({ ...done, remaining: ['quiz'] }, [], async ({ canvas }) => {
  await expect(canvas.queryByText(/^Lesson done/)).toBeNull();
});
