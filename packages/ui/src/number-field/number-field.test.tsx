import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, screen } from '../testing/render.ts';
import { NumberField } from './number-field.tsx';

test('is stepped and sent to its limits by keys', async () => {
  const onChange = vi.fn();
  render(
    <NumberField label="VLAN" minValue={1} maxValue={40} defaultValue={20} onChange={onChange} />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(21);
  await userEvent.keyboard('{End}');
  expect(onChange).toHaveBeenLastCalledWith(40);
  await userEvent.keyboard('{Home}');
  expect(onChange).toHaveBeenLastCalledWith(1);
});

test('is stepped by its buttons, which say what they do', async () => {
  const onChange = vi.fn();
  render(<NumberField label="VLAN" defaultValue={20} maxValue={21} onChange={onChange} />);
  const more = screen.getByRole('button', { name: /Increase VLAN/ });
  await userEvent.click(more);
  expect(onChange).toHaveBeenLastCalledWith(21);
  expect(more).toBeDisabled();
});

test('brings a typed number within its limits when it is left', async () => {
  const onChange = vi.fn();
  render(<NumberField label="VLAN" maxValue={4094} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('9999');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(4094);
});
