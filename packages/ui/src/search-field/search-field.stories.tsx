import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, longText, narrow, rightToLeft } from '../testing/story-states.ts';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'ui/SearchField',
  component: SearchField,
  args: { label: 'Search courses' },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Name or topic' } };
export const Filled: Story = { args: { defaultValue: 'ospf' } };
export const LabelHidden: Story = { args: { isLabelHidden: true, placeholder: 'Search courses' } };
export const WithDescription: Story = { args: { description: 'In names and descriptions.' } };
export const Invalid: Story = {
  args: { defaultValue: 'os', errorMessage: 'Type three letters or more' },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'ospf' } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'ospf' } };
export const Required: Story = { args: { isRequired: true, hint: 'required' } };
export const LongText: Story = { args: { label: longText, defaultValue: longText } };
export const Narrow: Story = { ...narrow, args: LongText.args ?? {} };
export const RightToLeft: Story = {
  ...rightToLeft,
  args: { label: 'بحث', defaultValue: 'الشبكات' },
};
export const Dark: Story = { ...dark, args: { defaultValue: 'ospf' } };
