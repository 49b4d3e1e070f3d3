import type { Meta, StoryObj } from '@storybook/react-vite';
import { rightToLeft } from '../testing/story-states.ts';
import { Link, LinkProvider } from './link.tsx';

const meta = {
  title: 'ui/Link',
  component: Link,
  args: { href: '#courses', children: 'All courses' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Off: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  args: { children: 'Submit the homework of the lesson about areas and border routers' },
};
export const RightToLeft: Story = { ...LongText, ...rightToLeft };
export const StaysInTheApp: Story = {
  render: (args) => (
    <LinkProvider navigate={() => {}}>
      <Link {...args} />
    </LinkProvider>
  ),
};
