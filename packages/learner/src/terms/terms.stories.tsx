import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { acceptedFixture, declinedFixture, termsFixture } from './terms.fixture.ts';
import { Terms } from './terms.tsx';

const path = '/me/modules/88/terms';
const show = (answers: TestAnswers = {}, play?: Play) =>
  stage(() => <Terms moduleId={88} />, { [`GET ${path}`]: termsFixture, ...answers }, play);

const meta = { title: 'learner/Terms' } satisfies Meta;
export default meta;

export const Pending: Story = show({}, shows('Enrollment agreement'));
export const Dark: Story = dark(Pending);
export const RightToLeft: Story = rightToLeft(Pending);
export const Narrow: Story = narrow(Pending);
export const Accepted: Story = show(
  { [`GET ${path}`]: acceptedFixture },
  shows('You accepted this agreement'),
);
export const AcceptedDark: Story = dark(Accepted);
export const Declined: Story = show(
  { [`GET ${path}`]: declinedFixture },
  shows('You declined this agreement'),
);
export const NoTerms: Story = show(
  { [`GET ${path}`]: refused.empty },
  shows('There is no agreement for you here'),
);
const without = withoutContent(show, `GET ${path}`);
export const Loading = without.Loading;
export const Locked = without.Locked;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
export const LongText: Story = show({
  [`GET ${path}`]: {
    ...termsFixture,
    title: longText,
    blocks: [{ kind: 'paragraph', text: longText.repeat(8) }],
  },
});

export const FaultsFirst: Story = show({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Accept and sign' }));
  const birthDate = canvas.getByRole('textbox', { name: /Date of birth/ });
  await expect(birthDate).toHaveFocus();
  await userEvent.type(birthDate, '11 May');
  await userEvent.tab();
  await waitFor(async () => expect(await canvas.findByText('Wrong Format')).toBeVisible());
});

export const Drawing: Story = show({}, async ({ canvas }) => {
  const ways = await canvas.findByRole('radiogroup', { name: 'Signature: type or draw' });
  await userEvent.click(within(ways).getByRole('radio', { name: 'Draw' }));
  await waitFor(async () =>
    expect(await canvas.findByRole('img', { name: 'Draw your signature here' })).toBeVisible(),
  );
  // It keeps as much distance as the fields above it.
  const field = canvas.getByRole('group', { name: 'Signature' });
  await expect(getComputedStyle(field).marginTop).toBe('20px');
});

/** The focus goes to the choice above an empty sheet, from where one can type instead. */
export const NothingDrawn: Story = show(
  {
    [`GET ${path}`]: {
      ...termsFixture,
      prefill: { ...termsFixture.prefill, birthDate: '1994-05-11' },
    },
  },
  async ({ canvas }) => {
    const ways = await canvas.findByRole('radiogroup', { name: 'Signature: type or draw' });
    await userEvent.click(within(ways).getByRole('radio', { name: 'Draw' }));
    await waitFor(() => expect(canvas.getByText(/^With a mouse, a finger or a pen/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Accept and sign' }));
    await waitFor(() => expect(within(ways).getByRole('radio', { name: 'Draw' })).toHaveFocus());
    await expect(canvas.getByText('This field is Required')).toBeVisible();
  },
);

export const Declining: Story = show(
  { [`PUT ${path}/rejection`]: refused.failed },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    const dialog = await within(document.body).findByRole('dialog');
    const reason = within(dialog).getByRole('textbox', { name: 'Why are you declining?' });
    await userEvent.type(reason, 'I cannot start before summer.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline agreement' }));
    await waitFor(async () => expect(await within(dialog).findByRole('alert')).toBeVisible());
    await expect(reason).toHaveValue('I cannot start before summer.');
  },
);
