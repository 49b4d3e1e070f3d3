import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longTexts,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { outlineFixture } from '../outline.fixture.ts';
import { CourseOutline } from './course-outline.tsx';
import type { CourseOutlineProps } from './course-outline.types.ts';

const path = 'GET /me/modules/3/outline';
const of = (answers: TestAnswers, play?: Play, props: Partial<CourseOutlineProps> = {}) =>
  stage(
    () => (
      <div className="ul-card" style={{ maxWidth: 300 }}>
        <CourseOutline productId={3} current={{ lessonId: 7, part: 'lesson' }} {...props} />
      </div>
    ),
    answers,
    play,
  );

const meta = { title: 'learner/CourseOutline' } satisfies Meta;
export default meta;

export const Ready: Story = of({ [path]: outlineFixture }, async ({ canvas }) => {
  const nav = within(
    await canvas.findByRole('navigation', { name: 'Lessons of OSPF in Practice' }),
  );
  await waitFor(() =>
    expect(nav.getByRole('heading', { level: 2, name: 'OSPF in Practice' })).toBeVisible(),
  );
  await expect(nav.getByText('1 of 4 lessons done')).toBeVisible();
  await expect(nav.getByRole('link', { name: /^Hello packets.*done/ })).toBeVisible();
  const here = nav.getByRole('link', { name: /^Neighbor states.*you are here/ });
  await expect(here).toHaveAttribute('aria-current', 'page');
  await expect(nav.queryByRole('link', { name: /LSA types/ })).toBeNull();
  await expect(nav.getAllByText('with the full course')).not.toHaveLength(0);
  await userEvent.click(
    nav.getByRole('button', { name: /2\. Areas.*1 lesson with the full course/ }),
  );
  await waitFor(() => expect(nav.getByText('Stub areas')).toBeVisible());
});
export const OneMoreOpens: Story = of(
  { [path]: outlineFixture },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^LSA types/ })).toBeVisible();
  },
  { opens: ({ id, isLocked }) => !isLocked || id === 8 },
);
export const OfItsOwner: Story = of(
  { [path]: outlineFixture },
  async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: /2\. Areas.*1 lesson, locked/ });
    await expect(next).toBeVisible();
    await expect(canvas.getByText(/LSA types opens when/)).toBeVisible();
    await expect(canvas.queryByText(/with the full course/)).toBeNull();
  },
  { hasCourse: true },
);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongTexts: Story = longTexts(Ready);
const without = withoutContent(of, path);
export const Loading: Story = without.Loading;
export const Empty: Story = of({ [path]: refused.empty }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  await expect(canvas.queryByRole('navigation')).toBeNull();
});
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
