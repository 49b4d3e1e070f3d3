import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark } from '../testing/story-states.ts';
import { HopNode, type HopState } from './hop-node.tsx';
import { MiniRoute } from './mini-route.tsx';
import { type Hop, RoutePath } from './route-path.tsx';

const hops: Hop[] = [
  { id: 1, label: 'Hello', meta: '11:42', state: 'done', href: '#1' },
  { id: 2, label: 'DR and BDR', meta: '16:10', state: 'done', href: '#2' },
  { id: 3, label: 'Neighbor states', meta: '12:48', state: 'current', href: '#3' },
  { id: 4, label: 'Quiz', meta: '6 questions', state: 'open' },
  { id: 5, label: 'Areas', meta: '22:10', state: 'locked' },
];
const meta = {
  title: 'ui/RoutePath',
  component: RoutePath,
  args: { 'aria-label': 'OSPF in Practice: 2 of 5 hops done', hops },
} satisfies Meta<typeof RoutePath>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Labelled: Story = {};
const states: HopState[] = ['done', 'current', 'open', 'locked', 'fault', 'waiting', 'skipped'];
/** The node alone, for an outline that goes downwards. */
export const Nodes: Story = {
  render: () => (
    <ul className="ul-cluster ul-gap-24">
      {states.map((state) => (
        <li key={state} className="ul-hop ul-node-box" data-state={state}>
          <HopNode state={state} />
        </li>
      ))}
    </ul>
  ),
};
export const Dark: Story = dark;
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
export const NarrowWithFewHops: Story = {
  args: { 'aria-label': 'Level 8 reached', hops: hops.slice(1, 4) },
  globals: { viewport: { value: 'mobile1' } },
};
export const LongNames: Story = {
  args: {
    hops: hops.map((hop) => ({ ...hop, label: `${hop.label} on broadcast and serial networks` })),
  },
};
export const Reviewed: Story = {
  args: {
    'aria-label': '1 of 2 right',
    hops: [
      { id: 1, label: 'One', state: 'done' },
      { id: 2, label: 'Two', state: 'fault' },
    ],
  },
};
export const Mini: Story = {
  render: () => <MiniRoute done={4} total={9} aria-label="4 of 9 hops done" />,
};
export const MiniRightToLeft: Story = { ...Mini, globals: { direction: 'rtl' } };
export const MiniOfMany: Story = {
  render: () => <MiniRoute done={14} total={32} aria-label="14 of 32 hops done" />,
};
export const MiniDone: Story = {
  render: () => <MiniRoute done={8} total={8} aria-label="8 of 8 hops done" />,
};
export const MiniEmpty: Story = {
  render: () => <MiniRoute done={0} total={0} aria-label="no hops" />,
};
