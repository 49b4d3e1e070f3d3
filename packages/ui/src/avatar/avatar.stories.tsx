import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark } from '../testing/story-states.ts';
import { Avatar, AvatarGroup } from './avatar.tsx';

const meta = {
  title: 'ui/Avatar',
  component: Avatar,
  args: { name: 'Maya Okafor' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const photo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%232149cf"/%3E%3C/svg%3E';
const people = ['Maya Okafor', 'Daniel Reyes', 'Amara Diallo', 'Bram Verhoeven', 'Chiara'].map(
  (name) => ({ name }),
);

export const Initials: Story = {};
export const Sizes: Story = {
  render: () => (
    <p className="ul-row">
      <Avatar name="Maya Okafor" size="lg" />
      <Avatar name="Daniel Reyes" />
      <Avatar name="Priya Raman" size="sm" />
      <Avatar name="Tomas Zidek" size="xs" />
    </p>
  ),
};
export const OneName: Story = { args: { name: 'Chiara' } };
export const Photo: Story = { args: { image: photo } };
export const PhotoThatIsGone: Story = { args: { image: 'data:image/png;base64,none' } };
export const Group: Story = {
  render: () => <AvatarGroup aria-label="In this cohort" people={people} />,
};
export const GroupRightToLeft: Story = { ...Group, globals: { direction: 'rtl' } };
export const GroupDark: Story = { ...Group, ...dark };
