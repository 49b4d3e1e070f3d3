import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, screen } from '../testing/render.ts';
import { Checkbox } from './checkbox.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import { MultipleChoice, SingleChoice } from './choice.tsx';
import { Radio, RadioGroup } from './radio-group.tsx';

const options = ['Timers', 'MTU', 'Process id'].map((label) => ({ id: label, label }));

function Single() {
  const [value, setValue] = useState<string | null>(null);
  return <SingleChoice aria-label="Answers" options={options} value={value} onChange={setValue} />;
}

test('one answer is picked by the arrow keys', async () => {
  render(<Single />);
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowDown}');
  expect(screen.getByRole('radio', { name: 'MTU' })).toBeChecked();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'Process id' })).toBeChecked();
});

function Multiple() {
  const [value, setValue] = useState(['Timers']);
  return (
    <MultipleChoice aria-label="Answers" options={options} value={value} onChange={setValue} />
  );
}

test('several answers are picked by Space', async () => {
  render(<Multiple />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
});

test('an answer is picked anywhere in its row', async () => {
  render(<Single />);
  await userEvent.click(screen.getByText('MTU'));
  expect(screen.getByRole('radio', { name: 'MTU' })).toBeChecked();
});

test('a checkbox is ticked by Space, tells its error, and stays while read-only', async () => {
  const onChange = vi.fn();
  render(
    <>
      <Checkbox errorMessage="This field is Required">Read the terms</Checkbox>
      <Checkbox isReadOnly isSelected onChange={onChange}>
        Handed in
      </Checkbox>
    </>,
  );
  const terms = screen.getByRole('checkbox', { name: 'Read the terms' });
  expect(terms).toHaveAccessibleDescription('This field is Required');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(terms).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).not.toHaveBeenCalled();
});

test('a group of checkboxes is named and gives all that are ticked', async () => {
  const onChange = vi.fn();
  render(
    <CheckboxGroup label="Access list on" defaultValue={['in']} onChange={onChange}>
      <Checkbox value="in">Inbound</Checkbox>
      <Checkbox value="out">Outbound</Checkbox>
    </CheckboxGroup>,
  );
  expect(screen.getByRole('group', { name: 'Access list on' })).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledWith(['in', 'out']);
});

test('a group of radios passes over what is disabled', async () => {
  const onChange = vi.fn();
  render(
    <RadioGroup label="Area" defaultValue="stub" onChange={onChange}>
      <Radio value="stub">Stub</Radio>
      <Radio value="backbone" isDisabled>
        Backbone
      </Radio>
      <Radio value="nssa" description="Not so stubby">
        NSSA
      </Radio>
    </RadioGroup>,
  );
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Stub' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenCalledWith('nssa');
  expect(screen.getByRole('radio', { name: 'NSSA' })).toHaveAccessibleDescription('Not so stubby');
});
