import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  stage,
  tabTo,
} from '@uplink/kit/testing';
import { expect, waitFor } from 'storybook/test';
import { contextFixture } from '../shared/context.fixture.ts';
import { XpCount } from './xp-count.tsx';

const path = 'GET /me/context';
const count = (answers: TestAnswers, play?: Play) =>
  stage(() => <XpCount href="#home" />, answers, play);

const showsNoFigure: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Go home' })).toBeVisible());
  await expect(canvas.queryByText(/XP/)).toBeNull();
};

const meta = { title: 'learner/XpCount' } satisfies Meta;
export default meta;

export const Ready: Story = count({ [path]: contextFixture }, async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: /7,340 XP\s*, level 7, go home/ })).toBeVisible(),
  );
});
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(count({ [path]: contextFixture }));
export const Millions: Story = narrow(
  count({ [path]: { ...contextFixture, totalXpPoints: 9_876_543, level: 9876 } }),
);
export const Loading: Story = count({ [path]: refused.loading }, showsNoFigure);
export const Empty: Story = count({ [path]: refused.empty }, showsNoFigure);
export const Forbidden: Story = count({ [path]: refused.forbidden }, showsNoFigure);
export const Failed: Story = count({ [path]: refused.failed }, showsNoFigure);
export const Offline: Story = count({ [path]: refused.offline }, showsNoFigure);
export const ByKeyboard: Story = count({ [path]: contextFixture }, async ({ canvas }) => {
  await tabTo(await canvas.findByRole('link', { name: /7,340 XP/ }));
});
