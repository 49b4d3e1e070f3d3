import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Checkbox, MultipleChoice, SingleChoice } from './choice.tsx';

const options = ['The hello timers', 'The MTU on both ends', 'The process id'].map(
  (label, index) => ({
    id: String(index),
    label,
    shortcut: String.fromCharCode(65 + index),
  }),
);

const meta = { title: 'ui/Choice' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Single() {
  const [value, setValue] = useState<string | null>(null);
  return <SingleChoice aria-label="Answers" options={options} value={value} onChange={setValue} />;
}

export const OneAnswer: Story = {
  render: () => <Single />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'The MTU on both ends' }));
    await expect(canvas.getByRole('radio', { name: 'The MTU on both ends' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'The process id' })).toBeChecked();
  },
};

function Multiple() {
  const [value, setValue] = useState<string[]>(['0']);
  return (
    <MultipleChoice aria-label="Answers" options={options} value={value} onChange={setValue} />
  );
}

export const SeveralAnswers: Story = {
  render: () => <Multiple />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The process id' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};
export const Tick: Story = {
  render: () => <Checkbox defaultSelected>Device id and browser compared</Checkbox>,
};
export const TickDisabled: Story = { render: () => <Checkbox isDisabled>Loopback0</Checkbox> };
