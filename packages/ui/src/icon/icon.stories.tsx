import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Check, Search } from 'lucide-react';
import { Icon } from './icon.tsx';

const meta = {
  title: 'ui/Icon',
  component: Icon,
  args: { as: Search },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Named: Story = { args: { as: Check, label: 'Done' } };
export const Sizes: Story = {
  render: () => (
    <p className="ul-row">
      {([14, 16, 18, 20, 24] as const).map((size) => (
        <Icon key={size} as={Search} size={size} />
      ))}
    </p>
  ),
};
export const InTheColourOfItsText: Story = {
  render: () => (
    <p className="ul-row ul-fault">
      <Icon as={Search} />
      Nothing found
    </p>
  ),
};
export const MirroredRightToLeft: Story = {
  args: { as: ArrowRight, isDirectional: true },
  globals: { direction: 'rtl' },
};
