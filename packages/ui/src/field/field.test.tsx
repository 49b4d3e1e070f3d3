import { Form } from 'react-aria-components';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, screen } from '../testing/render.ts';
import { TextArea, TextField } from './field.tsx';

test('is named by its label, helped by its description and told what is wrong', () => {
  render(
    <TextField label="Email" description="Never shown" errorMessage="Please enter a valid email" />,
  );
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Never shown Please enter a valid email');
});

test('keeps its name when the label is hidden', () => {
  render(<TextField label="Email" isLabelHidden />);
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(screen.queryByText('Email')).toBeNull();
});

test('shows what the browser finds wrong on submit, and goes to the first such field', async () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  render(
    <Form onSubmit={onSubmit}>
      <TextField label="Name" />
      <TextField label="Email" isRequired errorMessage={() => 'This field is Required'} />
      <button type="submit">Send</button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const email = screen.getByRole('textbox', { name: 'Email' });
  await expect.poll(() => document.activeElement).toBe(email);
  expect(email).toHaveAccessibleDescription('This field is Required');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('is typed into, but not while it is read-only', async () => {
  const onChange = vi.fn();
  render(
    <>
      <TextArea label="Message" onChange={onChange} />
      <TextArea label="Sent" isReadOnly value="Kept" onChange={onChange} />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('Hi{Enter}you');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hi\nyou');
  onChange.mockClear();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Sent' })).toHaveFocus();
  await userEvent.keyboard('x');
  expect(onChange).not.toHaveBeenCalled();
});
