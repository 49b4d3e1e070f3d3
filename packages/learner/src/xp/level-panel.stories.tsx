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
import { contextFixture } from '../shared/context.fixture.ts';
import { LevelPanel } from './level-panel.tsx';

const path = 'GET /me/context';
const panel = (answers: TestAnswers, play?: Play) => stage(() => <LevelPanel />, answers, play);

const meta = { title: 'learner/LevelPanel' } satisfies Meta;
export default meta;

export const Ready: Story = panel({ [path]: contextFixture }, shows('660 XP to level 8'));
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = longTexts(Ready);
export const FirstDay: Story = panel(
  { [path]: { ...contextFixture, totalXpPoints: 0, level: 0 } },
  shows('1,000 XP to level 1'),
);
const without = withoutContent(panel, path);
export const Loading: Story = without.Loading;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
