import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, longText, narrow, rightToLeft } from '../testing/story-states.ts';
import { Switch } from './switch.tsx';

const meta = {
  title: 'ui/Switch',
  component: Switch,
  args: { children: 'Discussion' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const WithDescription: Story = { args: { description: 'Learners may ask under lessons.' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledOn: Story = { args: { isDisabled: true, defaultSelected: true } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultSelected: true } };
export const LongText: Story = { args: { children: longText, description: longText } };
export const Narrow: Story = { ...narrow, args: LongText.args ?? {} };
export const RightToLeft: Story = {
  ...rightToLeft,
  args: { children: 'النقاش', defaultSelected: true, description: 'تحت الدروس' },
};
export const Dark: Story = { ...dark, args: { defaultSelected: true } };
export const DarkOff: Story = dark;
