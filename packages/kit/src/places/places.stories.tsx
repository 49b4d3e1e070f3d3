import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { CountryField, StateField } from './index.ts';

interface AddressProps {
  country: string;
  state: string;
  isRequired: boolean;
  errorMessage?: string;
}

function Address(props: AddressProps) {
  const [country, setCountry] = useState(props.country);
  const [state, setState] = useState(props.state);
  const { isRequired, errorMessage } = props;
  return (
    <div className="ul-stack">
      <CountryField
        label="Country"
        value={country}
        onChange={setCountry}
        isRequired={isRequired}
        errorMessage={errorMessage}
      />
      <StateField label="State" country={country} value={state} onChange={setState} />
    </div>
  );
}

const meta = {
  title: 'kit/Places',
  component: Address,
  args: { country: '', state: '', isRequired: true },
} satisfies Meta<typeof Address>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Country/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Canada' }));
    await userEvent.click(await canvas.findByRole('button', { name: /\bState$/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(14);
    await userEvent.click(screen.getByRole('option', { name: 'Yukon' }));
    await expect(canvas.getByRole('button', { name: /\bState$/ })).toHaveTextContent('Yukon');
  },
};
export const StoredByName: Story = {
  args: { country: 'United States', state: 'texas' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /\bState$/ })).toHaveTextContent(
      'Texas',
    );
  },
};
export const StateAsText: Story = { args: { country: 'NL', state: 'Utrecht' } };
export const Optional: Story = { args: { isRequired: false } };
export const Faulty: Story = {
  args: { country: 'Narnia', errorMessage: 'Choose a country from the list.' },
};
export const Dark: Story = { ...StoredByName, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...StoredByName, globals: { direction: 'rtl' } };
export const Narrow: Story = { ...StoredByName, globals: { viewport: { value: 'mobile1' } } };
