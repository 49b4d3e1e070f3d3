import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { dark, longText, narrow, rightToLeft } from '../testing/story-states.ts';
import { Select } from './select.tsx';

const meta = {
  title: 'ui/Select',
  component: Select,
  args: {
    label: 'Skill level',
    options: [
      { id: '1', label: 'Beginner' },
      { id: '2', label: 'Intermediate' },
      { id: '3', label: 'Advanced' },
      { id: '4', label: 'Expert', isDisabled: true },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '2' } };
export const Open: Story = { args: { defaultValue: '2', defaultOpen: true } };
export const OpenWithSecondLines: Story = {
  args: {
    defaultOpen: true,
    options: [
      { id: 'ospf', label: 'OSPF', description: 'Link state, inside one network' },
      { id: 'bgp', label: 'BGP', description: 'Path vector, between networks' },
    ],
  },
};
export const NothingToChoose: Story = {
  args: { options: [], allowsEmptyCollection: true, defaultOpen: true },
};
export const WithDescription: Story = {
  args: { description: 'Decides which lessons come first.', hint: 'optional' },
};
export const Invalid: Story = { args: { errorMessage: 'This field is Required' } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '2' } };
export const Required: Story = { args: { isRequired: true, hint: 'required' } };
const long = {
  label: longText,
  options: [{ id: '1', label: longText }],
  defaultValue: '1',
};
export const LongText: Story = { args: long };
export const Narrow: Story = { ...narrow, args: long };
export const NarrowOpen: Story = {
  ...narrow,
  args: { ...long, defaultOpen: true },
  play: async () => {
    // It is placed and sized once it is there.
    await waitFor(() =>
      expect(screen.getByRole('listbox').getBoundingClientRect().right).toBeLessThanOrEqual(
        document.documentElement.clientWidth,
      ),
    );
    await narrow.play();
  },
};
export const RightToLeft: Story = { ...rightToLeft, args: { defaultValue: '2' } };
export const Dark: Story = { ...dark, args: { defaultValue: '2', defaultOpen: true } };
