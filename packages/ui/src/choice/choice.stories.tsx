import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { dark, longText, narrow, rightToLeft } from '../testing/story-states.ts';
import { MultipleChoice, SingleChoice, type SingleChoiceProps } from './choice.tsx';

const options = [
  'The hello and dead timers',
  'The MTU on both ends of the link',
  'The process id in the router command',
].map((label, index) => ({ id: String(index), label, shortcut: String.fromCharCode(65 + index) }));

/** Answers that can be picked in the story. */
function Single({ value: first, onChange: _, ...props }: SingleChoiceProps) {
  const [value, setValue] = useState(first);
  return <SingleChoice {...props} value={value} onChange={setValue} />;
}

function Multiple({ first }: { first: string[] }) {
  const [value, setValue] = useState(first);
  return (
    <MultipleChoice aria-label="Answers" options={options} value={value} onChange={setValue} />
  );
}

const meta = {
  title: 'ui/Choice',
  component: SingleChoice,
  args: { 'aria-label': 'Answers', options, value: null, onChange: () => {} },
  render: (args) => <Single {...args} />,
} satisfies Meta<typeof SingleChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneAnswer: Story = {};
export const OneAnswerPicked: Story = { args: { value: '1' } };
export const SeveralAnswers: Story = { render: () => <Multiple first={[]} /> };
export const SeveralAnswersPicked: Story = { render: () => <Multiple first={['0', '2']} /> };
export const Disabled: Story = { args: { value: '1', isDisabled: true } };
export const ReadOnly: Story = { args: { value: '1', isReadOnly: true } };
export const LongText: Story = {
  args: { options: [{ id: '1', label: `${longText}. ${longText}`, shortcut: 'A' }], value: '1' },
};
export const Narrow: Story = { ...narrow, args: LongText.args ?? {} };
export const RightToLeft: Story = { ...rightToLeft, args: { value: '1' } };
export const Dark: Story = { ...dark, args: { value: '1' } };
export const DarkSeveral: Story = { ...dark, render: SeveralAnswersPicked.render ?? meta.render };
