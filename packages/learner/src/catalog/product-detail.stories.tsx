import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { courseFixture, foreignFixture, programFixture } from '../shared/module.fixture.ts';
import { daniel, longText, product } from '../shared/refs.fixture.ts';
import {
  dark,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '../shared/testing/stage.tsx';
import { ProductDetail } from './product-detail.tsx';

const found = 'GET /me/modules';
const path = 'GET /me/modules/3/details';
const onOpen = fn();
const details: Schema<'ModuleDetails'> = {
  module: courseFixture,
  description: '<p>Two routers share a link. You learn why they talk, and why they stop.</p>',
  whatYouLearn: ['Read a stuck neighbor in ten seconds', 'Plan areas'],
  mentor: daniel,
  prerequisites: [{ product: { ...product, id: 2, name: 'Routing' }, isDone: true }],
  parent: null,
  startedAt: '2026-03-01T12:00:00.000Z',
  doneAt: null,
};
const outline = {
  product,
  currentLessonId: 7,
  lock: null,
  sections: [{ id: 2, lessons: [{ id: 6 }, { id: 7 }] }],
};
const of = (module: Schema<'Module'>) => ({
  [found]: [module],
  [`GET /me/modules/${module.id}/details`]: { ...details, module },
});

const detail = (answers: TestAnswers, play?: Play, type = 2) =>
  stage(
    () => (
      <ProductDetail
        product={{ type, uniqueName: 'ospf-in-practice' }}
        onOpen={onOpen}
        renderOutline={() => <p className="ul-outline__lock">The outline of the course</p>}
      />
    ),
    { [found]: [courseFixture], 'GET /me/modules/3/outline': outline, ...answers },
    play,
  );

const isOff =
  (name: string, why: RegExp): Play =>
  async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(why);
  };

const meta = { title: 'learner/ProductDetail' } satisfies Meta;
export default meta;

export const Ready: Story = detail({ [path]: details }, async ({ canvas }) => {
  onOpen.mockClear();
  await userEvent.click(await canvas.findByRole('button', { name: 'Start learning' }));
  await waitFor(() =>
    expect(onOpen).toHaveBeenCalledWith('/courses/ospf-in-practice/sections/2/lessons/7'),
  );
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  detail({
    [path]: {
      ...details,
      module: { ...courseFixture, name: longText, shortDescription: longText },
      whatYouLearn: [longText],
      mentor: { ...daniel, name: longText },
    },
  }),
);

export const Done: Story = detail(of({ ...courseFixture, status: 3 }), async ({ canvas }) => {
  onOpen.mockClear();
  await userEvent.click(await canvas.findByRole('button', { name: 'View module' }));
  await expect(onOpen).toHaveBeenCalledWith('/courses/ospf-in-practice/modules');
});
export const Applied: Story = detail(
  of({ ...courseFixture, status: 4 }),
  isOff('Start learning', /application is being read/),
);
export const Suspended: Story = detail(
  of({ ...courseFixture, status: 101 }),
  isOff('Purchase', /suspended/),
);
export const NotBought: Story = detail(of(foreignFixture), isOff('Purchase', /Ask us/));
export const OpensLater: Story = detail(
  of({ ...courseFixture, status: 2, incompleteDependencies: [{ name: 'VLANs' }] }),
  isOff('Start learning', /Finish VLANs first/),
);
export const StartFailed: Story = detail(
  { ...of({ ...courseFixture, status: 2 }), 'PATCH /me/modules/3': refused.failed },
  async ({ canvas }) => {
    onOpen.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Start learning' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Start learning' })).toBeEnabled(),
    );
    await expect(onOpen).not.toHaveBeenCalled();
  },
);

const program = {
  ...of({ ...programFixture, status: null, progress: null }),
  'GET /me/modules/1/children': [courseFixture, foreignFixture],
};
export const Program: Story = detail(
  { ...program, 'POST /me/modules': programFixture },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
    await expect(canvas.getByRole('heading', { name: 'Courses and projects' })).toBeVisible();
  },
  1,
);
export const ProgramPartsFailed: Story = detail(
  { ...program, 'GET /me/modules/1/children': refused.failed },
  shows('This part could not be loaded'),
  1,
);

const without = withoutContent(detail, path);
export const Loading: Story = without.Loading;
export const Empty: Story = detail({ [found]: [] }, shows('A Black Hole just swallowed that page'));
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
