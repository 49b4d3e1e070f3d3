import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, longText, narrow, rightToLeft } from '../testing/story-states.ts';
import { RecommendationScale } from './recommendation-scale.tsx';

const meta = {
  title: 'ui/RecommendationScale',
  component: RecommendationScale,
  args: { label: 'Would you recommend it to a friend?' },
} satisfies Meta<typeof RecommendationScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 9 } };
export const Zero: Story = { args: { defaultValue: 0 } };
export const WithDescription: Story = {
  args: { description: 'Only your mentor sees it.', hint: 'optional' },
};
export const Invalid: Story = { args: { errorMessage: 'This field is Required' } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 9 } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 9 } };
export const Required: Story = { args: { isRequired: true, hint: 'required' } };
export const LongText: Story = {
  args: { label: longText, lowText: 'I would advise against it', highText: 'I already have' },
};
export const Narrow: Story = { ...narrow, args: { defaultValue: 9 } };
export const RightToLeft: Story = { ...rightToLeft, args: { defaultValue: 9 } };
export const Dark: Story = { ...dark, args: { defaultValue: 9 } };
