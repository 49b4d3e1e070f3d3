import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  product,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { outlineFixture as outline } from './outline.fixture.ts';
import { Outline } from './outline.tsx';
import type { OutlineProps } from './outline.types.ts';

const path = 'GET /me/modules/3/outline';
const of = (answers: TestAnswers, play?: Play, place: Omit<OutlineProps, 'productId'> = {}) =>
  stage(
    () => (
      <div className="ul-card">
        <Outline productId={3} {...place} />
      </div>
    ),
    answers,
    play,
  );

const meta = { title: 'learner/Outline' } satisfies Meta;
export default meta;

export const Ready: Story = of(
  { [path]: outline },
  async ({ canvas }) => {
    const here = await canvas.findByRole('link', { name: /^Neighbor states.*you are here/ });
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: /LSA types/ })).toBeNull();
    await waitFor(() =>
      expect(canvas.getByText('LSA types opens when the quiz is done.')).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: /2\. Areas/ }));
    await waitFor(() => expect(canvas.getByText('Stub areas')).toBeVisible());
  },
  { current: { lessonId: 7, part: 'lesson' } },
);
export const ForSale: Story = of(
  {
    [path]: {
      ...outline,
      status: null,
      lock: {
        kind: 'purchase',
        moduleId: 3,
        name: product.name,
        reason: `You don't own ${product.name} yet.`,
      },
      sections: outline.sections.map((section) => ({
        ...section,
        lessons: section.lessons.map((one) => ({
          ...one,
          isLocked: true,
          isFinished: false,
          status: null,
          ...(one.id === 8 && { isForSale: true }),
        })),
      })),
    },
  },
  async ({ canvas }) => {
    const buy = await canvas.findByRole('link', { name: 'Buy LSA types' });
    await expect(buy).toHaveAttribute('href', '?in-app=8');
  },
);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  of({
    [path]: {
      ...outline,
      sections: outline.sections.map((section) => ({
        ...section,
        name: longText,
        lessons: section.lessons.map((lesson) => ({ ...lesson, name: longText })),
      })),
    },
  }),
);
export const NamedSection: Story = of(
  { [path]: outline },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Stub areas')).toBeVisible());
    await expect(canvas.getByText('Hello packets')).not.toBeVisible();
  },
  { openSection: 2 },
);
const without = withoutContent(of, path);
export const WithoutNumbers: Story = of(
  { [path]: { ...outline, isNumbered: false } },
  async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: /^Areas/ })).toBeVisible(),
    );
  },
);
export const Loading: Story = without.Loading;
export const Empty: Story = of({ [path]: { ...outline, sections: [] } }, shows('Nothing here yet'));
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
