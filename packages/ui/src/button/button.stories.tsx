import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Trash2 } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import { dark } from '../testing/story-states.ts';
import { Button, IconButton, LinkButton } from './button.tsx';

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: 'Start learning' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary', endIcon: <Icon as={ArrowRight} isDirectional /> },
};
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Soft: Story = { args: { variant: 'soft' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete product' } };
export const DangerQuiet: Story = { args: { variant: 'danger-quiet', children: 'Remove' } };
export const AsLink: Story = { args: { variant: 'link', children: 'View details' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg', variant: 'primary' } };
export const Pending: Story = { args: { variant: 'primary', isPending: true, children: 'Saving' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  args: { children: 'Submit the homework of the lesson about areas and border routers' },
};
export const IconAlone: Story = {
  render: () => <IconButton aria-label="Remove" icon={<Icon as={Trash2} />} />,
};
export const GoesSomewhere: Story = {
  render: () => <LinkButton href="#next">Next lesson</LinkButton>,
};
export const IconPending: Story = {
  render: () => <IconButton aria-label="Remove" isPending icon={<Icon as={Trash2} />} />,
};
export const LinkThatIsOff: Story = {
  render: () => (
    <LinkButton href="#next" isDisabled>
      Next lesson
    </LinkButton>
  ),
};
const all = (
  <p className="ul-cluster">
    {(['primary', 'secondary', 'quiet', 'soft', 'danger', 'danger-quiet', 'link'] as const).map(
      (variant) => (
        <Button key={variant} variant={variant} icon={<Icon as={ArrowRight} isDirectional />}>
          {variant}
        </Button>
      ),
    )}
  </p>
);
export const All: Story = { render: () => all };
export const AllDark: Story = { render: () => all, ...dark };
export const AllRightToLeft: Story = { render: () => all, globals: { direction: 'rtl' } };
export const AllNarrow: Story = {
  render: () => all,
  globals: { viewport: { value: 'mobile1' } },
};
export const Block: Story = { args: { isBlock: true, variant: 'primary' } };
