import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, longText, narrow, rightToLeft } from '../testing/story-states.ts';
import { StarRating } from './star-rating.tsx';

const meta = {
  title: 'ui/StarRating',
  component: StarRating,
  args: {
    label: 'How was this lesson?',
    words: ['a waste of time', 'hard to use', 'fair', 'useful', 'just what I needed'],
  },
} satisfies Meta<typeof StarRating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 4 } };
export const WithDescription: Story = {
  args: { description: 'Others see the average only.', hint: 'optional' },
};
export const Invalid: Story = { args: { errorMessage: 'This field is Required' } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 3 } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 3 } };
export const Required: Story = { args: { isRequired: true, hint: 'required' } };
export const LongText: Story = {
  args: { label: longText, words: ['', '', '', longText], defaultValue: 4 },
};
export const Narrow: Story = { ...narrow, args: LongText.args ?? {} };
export const RightToLeft: Story = { ...rightToLeft, args: { defaultValue: 4 } };
export const Dark: Story = { ...dark, args: { defaultValue: 4 } };
