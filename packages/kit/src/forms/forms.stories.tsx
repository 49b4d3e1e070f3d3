import type { Meta } from '@storybook/react-vite';
import { ApiError } from '@uplink/api-client';
import { email, required } from '@uplink/api-client/domain';
import { Button } from '@uplink/ui/button';
import { TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { StarRating } from '@uplink/ui/stars';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dark, narrow, type Play, rightToLeft, type Story, stage } from '../testing/stage.tsx';
import type { FormOptions } from './form.types.ts';
import { FormFault } from './form-fault.tsx';
import { MoneyField } from './money-field.tsx';
import { SaveBar } from './save-bar.tsx';
import { useForm } from './use-form.ts';

interface Mentor {
  name: string;
  email: string;
  level: string;
  score: number | null;
  links: { url: string }[];
}

const blank: Mentor = { name: '', email: '', level: '', score: null, links: [] };
const levels = ['Associate', 'Professional'].map((label) => ({ id: label, label }));
const given = (value: number | null) => (value === null ? 'Give at least one star' : undefined);

function MentorForm(options: Partial<FormOptions<Mentor>>) {
  const [stored, setStored] = useState(blank);
  const form = useForm<Mentor>({
    stored,
    rules: {
      name: [required],
      email: [required, email],
      level: [required],
      score: [given],
      links: [({ length }) => (length > 2 ? 'At most two links' : undefined)],
      'links[].url': [required],
    },
    describe: (field, value) => ({ label: field, lines: [String(value)] }),
    send: async (values) => {
      setStored(values);
      return values;
    },
    ...options,
  });
  const links = form.list('links');
  return (
    <form {...form.formProps} className="ul-stack">
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Email" {...form.field('email')} />
      <Select label="Level" options={levels} {...form.field('level')} />
      <StarRating label="First impression" {...form.field('score')} />
      {links.items.map((_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <TextField key={row} label={`Link ${row + 1}`} {...form.field(`links[${row}].url`)} />
      ))}
      {links.errorMessage && <p className="ul-small ul-fault">{links.errorMessage}</p>}
      <div className="ul-row ul-gap-8">
        <Button onPress={() => links.add({ url: '' })}>Add a link</Button>
        <Button onPress={form.discard} isDisabled={!form.isDirty}>
          Discard
        </Button>
        <Button variant="primary" type="submit" isPending={form.isSending}>
          Save
        </Button>
      </div>
      <p role="status">{form.isSaved && 'Saved'}</p>
      <FormFault form={form} inWords={(why) => `The mentor was not saved. ${why}`} />
    </form>
  );
}

const meta = { title: 'kit/Forms' } satisfies Meta;
export default meta;

type Canvas = Parameters<Play>[0]['canvas'];
const open = (options: Partial<FormOptions<Mentor>>, play?: Play) =>
  stage(() => <MentorForm {...options} />, {}, play);
const box = (canvas: Canvas, name: string) => canvas.findByRole('textbox', { name });
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** Everything that is asked for. */
async function fill(canvas: Canvas): Promise<void> {
  await userEvent.type(await box(canvas, 'Name'), 'Maya');
  await userEvent.type(await box(canvas, 'Email'), 'maya@example.org');
}
const filled: Partial<FormOptions<Mentor>> = {
  stored: { ...blank, level: 'Associate', score: 4 },
};
const refusal = (status: number, fieldErrors: Record<string, string> = {}) =>
  new ApiError(status, { message: 'Nothing was saved.', code: 'validation', fieldErrors });

export const Untouched: Story = open({}, async ({ canvas }) => {
  await userEvent.click(await box(canvas, 'Name'));
  await userEvent.tab();
  await expect(await box(canvas, 'Name')).not.toHaveAttribute('aria-invalid');
});

/** A fault is shown once its field was changed and left. */
export const Touched: Story = open({}, async ({ canvas }) => {
  await userEvent.type(await box(canvas, 'Email'), 'maya');
  await expect(canvas.queryByText('Please enter a valid email')).toBeNull();
  await userEvent.tab();
  await waitFor(() => expect(canvas.getByText('Please enter a valid email')).toBeVisible());
  await expect(canvas.queryByText('This field is Required')).toBeNull();
});

/** A try to send tells all faults and focuses the first, whatever kind of field that is. */
export const Fault: Story = open({}, async ({ canvas }) => {
  await press(canvas, 'Save');
  await waitFor(async () => expect(await box(canvas, 'Name')).toHaveFocus());
  await expect(canvas.getAllByText('This field is Required')).toHaveLength(3);
  await fill(canvas);
  await press(canvas, 'Save');
  await waitFor(() => expect(canvas.getByRole('button', { name: /Level/ })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await press(canvas, 'Save');
  await waitFor(() => expect(canvas.getByRole('radio', { name: '1 of 5' })).toHaveFocus());
});
export const FaultDark: Story = dark(Fault);
export const FaultRightToLeft: Story = rightToLeft(Fault);
export const FaultNarrow: Story = narrow(Fault);

export const Rows: Story = open(filled, async ({ canvas }) => {
  for (const _ of 'abc') await press(canvas, 'Add a link');
  await fill(canvas);
  await press(canvas, 'Save');
  await waitFor(async () => expect(await box(canvas, 'Link 1')).toHaveFocus());
  await waitFor(() => expect(canvas.getByText('At most two links')).toBeVisible());
});

export const Sending: Story = open(
  { ...filled, send: () => new Promise<Mentor>(() => {}) },
  async ({ canvas }) => {
    await fill(canvas);
    await press(canvas, 'Save');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Save/ })).toHaveAttribute('data-pending'),
    );
  },
);

/** The name is asked about; sending waits for the answer. */
export const Checked: Story = open(
  { ...filled, checks: { name: async () => 'Maya is a mentor already.' } },
  async ({ canvas }) => {
    await fill(canvas);
    await press(canvas, 'Save');
    await waitFor(async () => expect(await box(canvas, 'Name')).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('Maya is a mentor already.')).toBeVisible());
  },
);

function Reloaded() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <MentorForm key={visit} {...filled} draft="story.mentor" />
      <Button onPress={() => setVisit(visit + 1)}>Reload</Button>
    </>
  );
}

/** What is typed survives a reload until it is sent. */
export const DraftKept: Story = stage(
  () => <Reloaded />,
  {},
  async ({ canvas }) => {
    await userEvent.type(await box(canvas, 'Name'), 'Maya');
    await press(canvas, 'Reload');
    await waitFor(async () => expect(await box(canvas, 'Name')).toHaveValue('Maya'));
    await press(canvas, 'Discard');
    await waitFor(async () => expect(await box(canvas, 'Name')).toHaveValue(''));
  },
);

function Elsewhere() {
  const [stored, setStored] = useState(filled.stored ?? blank);
  return (
    <>
      <MentorForm stored={stored} />
      <Button onPress={() => setStored({ ...stored, name: 'Daniel' })}>Change elsewhere</Button>
    </>
  );
}

/** Someone else changed the same field; nothing is sent before one version is chosen. */
export const Conflict: Story = stage(
  () => <Elsewhere />,
  {},
  async ({ canvas }) => {
    await fill(canvas);
    await press(canvas, 'Change elsewhere');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Daniel'));
    await press(canvas, 'Take theirs, name');
    await expect(await box(canvas, 'Name')).toHaveValue('Daniel');
    await expect(await box(canvas, 'Email')).toHaveValue('maya@example.org');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
);
export const ConflictDark: Story = dark(Conflict);

export const ServerFault: Story = open(
  {
    ...filled,
    send: async () => {
      throw refusal(422, { email: 'Somebody signs in with this address.' });
    },
  },
  async ({ canvas }) => {
    await fill(canvas);
    await press(canvas, 'Save');
    await waitFor(async () => expect(await box(canvas, 'Email')).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByText('Somebody signs in with this address.')).toBeVisible(),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
);

export const NotSent: Story = open(
  {
    ...filled,
    send: async () => {
      throw refusal(500);
    },
  },
  async ({ canvas }) => {
    await fill(canvas);
    await press(canvas, 'Save');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('The mentor was not saved.'),
    );
  },
);

export const Money: Story = {
  render: () => (
    <>
      <MoneyField label="Price" currency="USD" value="124.80" />
      <MoneyField label="Price in Zurich" currency="CHF" value="110.20" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$')).toBeVisible();
    await expect(canvas.getByText('CHF')).toBeVisible();
  },
};

const discard = fn();
const bar = (changeCount: number, isSaved = false) => (
  <SaveBar
    formId="prices"
    form={{ isSending: false, isDirty: !isSaved, isSaved, discard }}
    changeCount={changeCount}
    action="Save prices"
  />
);
export const UnsavedChanges: Story = {
  render: () => bar(2),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Discard/ }));
    await expect(discard).toHaveBeenCalled();
  },
};
export const ChangesSaved: Story = { render: () => bar(0, true) };
