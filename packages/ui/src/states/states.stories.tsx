import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderOpen } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { dark } from '../testing/story-states.ts';
import { BlackHole } from './black-hole.tsx';
import { BrokenLink } from './broken-link.tsx';
import { EmptyRack } from './empty-rack.tsx';
import { IdleLink } from './idle-link.tsx';
import { BlankSheet, ClearTray, EmptyEnvelope } from './placeholders.tsx';
import { Failure, Locked, State } from './states.tsx';
import { Wall } from './wall.tsx';

const meta = {
  title: 'ui/States',
  component: State,
  args: { title: 'No notes yet' },
} satisfies Meta<typeof State>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    art: <IdleLink />,
    children: 'Press N while a lesson plays.',
    action: <Button>Go to my lesson</Button>,
  },
};
export const NotFound: Story = {
  args: { isPage: true, art: <BlackHole />, title: 'A Black Hole just swallowed that page' },
};
export const Crash: Story = {
  args: { isPage: true, art: <BrokenLink />, title: 'Something went wrong!' },
};
export const NoPermission: Story = {
  args: { isPage: true, art: <Wall />, title: "You don't have access to this area" },
};
export const CouldNotLoad: Story = {
  render: () => <Failure message="The academy cannot be reached." onRetry={() => {}} />,
};
export const NotOpenYet: Story = {
  render: () => <Locked reason="LSA types opens when the quiz is done." />,
};
export const EmptyInline: Story = {
  args: {
    isInline: true,
    art: <Icon as={FolderOpen} />,
    title: 'No resources in this lesson',
    children: 'Slides and captures appear here when a mentor adds them.',
  },
};
export const NotFoundDark: Story = { ...NotFound, ...dark };
export const NotFoundNarrow: Story = {
  ...NotFound,
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const CrashRightToLeft: Story = { ...Crash, globals: { direction: 'rtl' } };
export const EmptyInlineRightToLeft: Story = { ...EmptyInline, globals: { direction: 'rtl' } };

/** The drawings of places without content, each under the other. */
export const Drawings: Story = {
  render: () => (
    <>
      <State art={<IdleLink />} title="No content" />
      <State art={<EmptyRack />} title="No resource" />
      <State art={<BlankSheet />} title="No homework" />
      <State art={<ClearTray />} title="Nothing to review" />
      <State art={<EmptyEnvelope />} title="No email" />
    </>
  ),
};
export const DrawingsDark: Story = { ...Drawings, ...dark };
