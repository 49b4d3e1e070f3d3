import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, longText, narrow, rightToLeft } from '../testing/story-states.ts';
import { Checkbox } from './checkbox.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

const meta = {
  title: 'ui/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Access list on',
    children: [
      <Checkbox key="in" value="in">
        Inbound on Gi0/1
      </Checkbox>,
      <Checkbox key="out" value="out">
        Outbound on Gi0/2
      </Checkbox>,
      <Checkbox key="lo" value="lo" isDisabled>
        Loopback0
      </Checkbox>,
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: ['in', 'out'] } };
export const SideBySide: Story = { args: { orientation: 'horizontal', defaultValue: ['in'] } };
export const WithDescription: Story = {
  args: { description: 'One list for each direction.', hint: 'optional' },
};
export const Invalid: Story = { args: { errorMessage: 'Tick one or more' } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: ['in'] } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: ['in'] } };
export const Required: Story = { args: { isRequired: true, hint: 'required' } };
export const LongText: Story = {
  args: {
    label: longText,
    description: longText,
    children: (
      <Checkbox value="1" description={longText}>
        {longText}
      </Checkbox>
    ),
  },
};
export const Narrow: Story = { ...narrow, args: LongText.args ?? {} };
export const RightToLeft: Story = { ...rightToLeft, args: { defaultValue: ['in'] } };
export const Dark: Story = { ...dark, args: { ...Invalid.args, defaultValue: ['in'] } };
