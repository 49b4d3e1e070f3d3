import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longTexts,
  maya,
  narrow,
  type Play,
  parameters,
  product,
  refused,
  rightToLeft,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { managedUser } from './people.fixture.ts';
import { SeeAsUser } from './see-as-user.tsx';

const meta = { title: 'admin/SeeAsUser', parameters } satisfies Meta;
export default meta;

const base = `/management/users/${managedUser.id}`;
const path = `GET ${base}/views/812`;
const seen: Schema<'SeenLearning'> = {
  user: maya,
  reason: 'Can’t find the second lab',
  until: '2026-03-08T05:00:00.000Z',
  continueLearning: null,
  products: [{ product, status: 1, done: 3, total: 12 }],
  exams: [],
  achievements: [
    {
      id: 3,
      type: 1,
      name: 'VLANs and Switching',
      image: null,
      earnedAt: '2026-02-21T10:00:00.000Z',
      product,
    },
  ],
};
const lesson = { isFree: false, isFinished: true, isSkipped: false, duration: 600, hasVideo: true };
const outline: Schema<'Outline'> = {
  product,
  parent: null,
  status: 1,
  done: 3,
  total: 12,
  remainingSeconds: 0,
  currentLessonId: null,
  lock: null,
  isNumbered: true,
  sections: [
    {
      id: 1,
      name: 'Frames',
      position: 1,
      isLocked: false,
      done: 1,
      total: 1,
      lessons: [
        {
          ...lesson,
          id: 9,
          name: 'What a switch learns',
          position: 1,
          status: 3,
          isLocked: false,
          watchPosition: 0,
          xpPoints: 10,
          quiz: null,
          homework: null,
        },
      ],
    },
  ],
};
const answers: TestAnswers = {
  [`GET ${base}`]: managedUser,
  [`POST ${base}/views`]: { id: 812, until: seen.until },
  [path]: seen,
  [`GET ${base}/views/812/modules/${product.id}`]: outline,
};

function Page({ first }: { first: number | undefined }) {
  const [viewId, setView] = useState(first);
  return <SeeAsUser userId={managedUser.id} viewId={viewId} onViewChange={setView} />;
}
const show = (changed: TestAnswers = {}, play?: Play) =>
  stage(() => <Page first={812} />, { ...answers, ...changed }, play);

export const Ready = show({}, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(/read-only, until/)).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: product.name }));
  await waitFor(() => expect(canvas.getByText('What a switch learns: Done')).toBeVisible());
});
export const Beginning = stage(
  () => <Page first={undefined} />,
  answers,
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin' }));
    await waitFor(() => expect(canvas.getByText('This field is Required')).toBeVisible());
    await userEvent.type(canvas.getByLabelText(/^Reason/), 'Can’t find the second lab');
    await userEvent.click(canvas.getByRole('button', { name: 'Begin' }));
    await waitFor(() => expect(canvas.getByText(/read-only, until/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Begin' })).toBeVisible());
  },
);
export const Ended = show({ [path]: refused.empty }, shows('This view has ended'));
export const NoSuchUser = stage(
  () => <Page first={undefined} />,
  { ...answers, [`GET ${base}`]: refused.empty },
  shows('There is nothing here'),
);
export const Dark = dark(Ready);
export const RightToLeft = rightToLeft(Ready);
export const Narrow = narrow(Ready);
export const LongText = longTexts(Ready);
const without = withoutContent(show, path);
export const Loading = without.Loading;
export const Locked = without.Locked;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
