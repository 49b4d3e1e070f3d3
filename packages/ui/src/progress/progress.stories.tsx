import type { Meta, StoryObj } from '@storybook/react-vite';
import { Status } from '../status/index.ts';
import { dark } from '../testing/story-states.ts';
import { ProgressBar } from './progress.tsx';
import { ProgressRing } from './progress-ring.tsx';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'ui/Progress',
  component: ProgressBar,
  args: { label: 'capture-area10.pcapng', value: 48, caption: true },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underway: Story = {};
export const Done: Story = {
  args: {
    value: 100,
    tone: 'ok',
    caption: (
      <Status kind="ok" isBare>
        Uploaded
      </Status>
    ),
  },
};
export const Stopped: Story = {
  args: {
    value: 66,
    tone: 'fault',
    caption: (
      <Status kind="fault" isBare>
        Upload stopped
      </Status>
    ),
  },
};
export const LengthUnknown: Story = { args: { value: null } };
export const BarAlone: Story = { args: { caption: undefined } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = dark;
export const LongNameNarrow: Story = {
  args: { label: 'capture-of-the-link-between-r1-and-r2-on-tuesday-morning.pcapng' },
  globals: { viewport: { value: 'mobile1' } },
};
export const Rings: Story = {
  render: () => (
    <p className="ul-row">
      <ProgressRing value={0}>1</ProgressRing>
      <ProgressRing value={0.34} label="Level 7, 340 of 1000 XP">
        7
      </ProgressRing>
      <ProgressRing value={1} size={52}>
        8
      </ProgressRing>
    </p>
  ),
};
export const Busy: Story = {
  render: () => (
    <p className="ul-row">
      <Spinner /> Saving draft
    </p>
  ),
};
