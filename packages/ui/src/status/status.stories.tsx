import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import { dark } from '../testing/story-states.ts';
import { Badge, Count, Kbd, Status, type StatusKind, StatusLight } from './status.tsx';

const meta = {
  title: 'ui/Status',
  component: Status,
  args: { kind: 'ok', children: 'Complete' },
} satisfies Meta<typeof Status>;
export default meta;
type Story = StoryObj<typeof meta>;

const words: Record<StatusKind, string> = {
  ok: 'Complete',
  pending: 'Needs revision',
  fault: 'Overdue',
  info: 'Under review',
  down: 'Not submitted',
};
const kinds = Object.keys(words) as StatusKind[];

function All({ isBare }: { isBare?: boolean }) {
  return (
    <p className="ul-cluster">
      {kinds.map((kind) => (
        <Status key={kind} kind={kind} isBare={isBare ?? false}>
          {words[kind]}
        </Status>
      ))}
    </p>
  );
}

export const Ok: Story = {};
export const AllKinds: Story = { render: () => <All /> };
export const Bare: Story = { render: () => <All isBare /> };
/** For a place whose word is somewhere else, as the line of a conversation does. */
export const LightsAlone: Story = {
  render: () => (
    <ul className="ul-cluster ul-gap-16">
      {kinds.map((kind) => (
        <li key={kind} className="ul-row">
          <StatusLight kind={kind} />
          <span>{words[kind]}</span>
        </li>
      ))}
    </ul>
  ),
};
export const Dark: Story = { render: () => <All />, ...dark };
export const RightToLeft: Story = { render: () => <All />, globals: { direction: 'rtl' } };
export const LongTextNarrow: Story = {
  args: { kind: 'pending', children: 'Waits for the mentor of the second cohort to look at it' },
  globals: { viewport: { value: 'mobile1' } },
};
export const Facts: Story = {
  render: () => (
    <p className="ul-cluster">
      <Badge>Intermediate</Badge>
      <Badge icon={<Icon as={Clock} size={14} />}>Self-paced</Badge>
      <Badge tone="primary">New</Badge>
      <Badge tone="ok">60 XP</Badge>
    </p>
  ),
};
export const Counts: Story = {
  render: () => (
    <p className="ul-cluster">
      <Count value={2} />
      <Count value={14} />
      <Count value={240} />
    </p>
  ),
};
export const Keys: Story = {
  render: () => (
    <p className="ul-cluster">
      <Kbd>Space</Kbd>
      <Kbd>N</Kbd>
      <Kbd>Esc</Kbd>
    </p>
  ),
};
