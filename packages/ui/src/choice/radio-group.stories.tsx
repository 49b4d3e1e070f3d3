import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, longText, narrow, rightToLeft } from '../testing/story-states.ts';
import { Radio, RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'ui/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Kind of area',
    children: [
      <Radio key="stub" value="stub">
        Stub area
      </Radio>,
      <Radio key="totally" value="totally" description="No summary routes either">
        Totally stubby area
      </Radio>,
      <Radio key="backbone" value="backbone" isDisabled>
        Backbone area
      </Radio>,
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'stub' } };
export const SideBySide: Story = { args: { orientation: 'horizontal', defaultValue: 'stub' } };
export const WithDescription: Story = {
  args: { description: 'Area 0 is always the backbone.', hint: 'optional' },
};
export const Invalid: Story = { args: { errorMessage: 'This field is Required' } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'stub' } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'stub' } };
export const Required: Story = { args: { isRequired: true, hint: 'required' } };
export const LongText: Story = {
  args: {
    label: longText,
    children: (
      <Radio value="1" description={longText}>
        {longText}
      </Radio>
    ),
  },
};
export const Narrow: Story = { ...narrow, args: LongText.args ?? {} };
export const RightToLeft: Story = { ...rightToLeft, args: { defaultValue: 'stub' } };
export const Dark: Story = { ...dark, args: { ...Invalid.args, defaultValue: 'stub' } };
