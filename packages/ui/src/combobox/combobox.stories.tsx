import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { dark, longText, narrow, rightToLeft } from '../testing/story-states.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const countries = ['Belgium', 'Caribbean Netherlands', 'Germany', 'Luxembourg', 'Netherlands'].map(
  (label) => ({ id: label, label }),
);

const meta = {
  title: 'ui/Combobox',
  component: Combobox,
  args: { label: 'Country', options: countries },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Start typing a name' } };
export const Filled: Story = { args: { defaultValue: 'Germany' } };
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'neth');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
  },
};
export const NothingFound: Story = {
  args: { emptyText: 'No country has this name' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No country has this name');
  },
};

/** A stand-in for a search elsewhere: it answers after a while. */
function Searching(props: ComboboxProps) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ typed: string; options: typeof countries }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      const options = countries.filter(({ label }) =>
        label.toLowerCase().includes(typed.toLowerCase()),
      );
      setFound({ typed, options });
    }, 400);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Combobox
      {...props}
      isFiltered
      options={found?.options ?? []}
      isLoading={found?.typed !== typed}
      onInputChange={setTyped}
    />
  );
}

export const Asynchronous: Story = {
  render: (args) => <Searching {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'lux');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Luxembourg' })).toBeVisible());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Loading: Story = {
  args: { options: [], isFiltered: true, isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'lux');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching');
  },
};
export const WithDescription: Story = {
  args: { description: 'As on your passport.', hint: 'optional' },
};
export const Invalid: Story = { args: { errorMessage: 'This field is Required' } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Germany' } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 'Germany' } };
export const Required: Story = { args: { isRequired: true, hint: 'required' } };
const long = { label: longText, options: [{ id: '1', label: longText }], defaultValue: '1' };
export const LongText: Story = { args: long };
export const Narrow: Story = { ...narrow, args: long };
export const RightToLeft: Story = {
  ...rightToLeft,
  args: { label: 'البلد', defaultValue: 'Germany' },
};
export const Dark: Story = { ...dark, play: Filtered.play ?? (async () => {}) };
