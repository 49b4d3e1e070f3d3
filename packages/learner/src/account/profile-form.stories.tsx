import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  press,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  tabTo,
} from '@uplink/kit/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { profileFixture } from './account.fixture.ts';
import { ProfileForm } from './profile-form.tsx';

const path = 'GET /me/profile';
const onSignInAgain = fn();
const onUnsavedChange = fn();

const form = (answers: TestAnswers, play?: Play) =>
  stage(
    () => (
      <ProfileForm
        securityHref="/security"
        onSignInAgain={onSignInAgain}
        onUnsavedChange={onUnsavedChange}
      />
    ),
    answers,
    play,
  );

const meta = { title: 'learner/ProfileForm' } satisfies Meta;
export default meta;

const sent = fn();
const keep = async (request: Request) => {
  const body = (await request.json()) as object;
  sent(body);
  return Response.json({ ...profileFixture, ...body, baseVersion: undefined, version: 4 });
};

export const Ready: Story = form(
  { [path]: profileFixture, 'PATCH /me': keep },
  async ({ canvas }) => {
    const city = await canvas.findByRole('textbox', { name: /^City/ });
    await userEvent.clear(city);
    await userEvent.type(city, 'York');
    await expect(onUnsavedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(canvas.getByText('Your changes are saved.')).toBeVisible());
    await expect(sent).toHaveBeenLastCalledWith({
      baseVersion: 3,
      shippingAddress: {
        street: '12 Cable Road',
        city: 'York',
        state: null,
        zip: 'LS1 4AP',
        country: 'UK',
      },
    });
    await expect(onUnsavedChange).toHaveBeenLastCalledWith(false);
  },
);
export const Mentor: Story = form(
  { [path]: { ...profileFixture, roles: ['mentor'], quote: 'Show me the table.' } },
  async ({ canvas }) => {
    const quote = await canvas.findByRole('textbox', { name: /^Quote/ });
    await expect(quote).toHaveValue('Show me the table.');
  },
);
export const Dark: Story = dark(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const Narrow: Story = narrow(Ready);
export const LongText: Story = narrow(
  form({
    [path]: { ...profileFixture, headline: longText, email: `${'x'.repeat(90)}@example.org` },
  }),
);
export const OfBuyer: Story = form(
  { [path]: { ...profileFixture, signupMethod: 'checkout' } },
  shows('A purchase'),
);
export const Faults: Story = form({ [path]: profileFixture }, async ({ canvas }) => {
  const name = await canvas.findByRole('textbox', { name: /^First name/ });
  await userEvent.clear(name);
  await userEvent.type(canvas.getByRole('textbox', { name: /^GitHub/ }), 'github.com/maya');
  await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(canvas.getByText('This field is Required')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('Wrong Format')).toBeVisible());
  await waitFor(() => expect(name).toHaveFocus());
});
export const PhoneRefusedByServer: Story = form(
  {
    [path]: profileFixture,
    'POST /validations/phone': () =>
      Response.json(
        { message: 'Please enter a valid phone number', code: 'validation', requestId: 'story' },
        { status: 422 },
      ),
  },
  async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: /^Phone/ });
    await userEvent.type(phone, '9');
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByText('Please enter a valid phone number')).toBeVisible(),
    );
  },
);
export const SignInAgain: Story = form(
  {
    [path]: profileFixture,
    'POST /validations/phone': null,
    'PATCH /me': () =>
      Response.json(
        { message: 'Sign in again to change this.', code: 'staleSignIn', requestId: 'story' },
        { status: 403 },
      ),
  },
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Phone/ }), '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in again' }));
    await expect(onSignInAgain).toHaveBeenCalled();
  },
);
let reads = 0;
export const ChangedElsewhere: Story = form(
  {
    [path]: () => {
      reads += 1;
      const there = { ...profileFixture, headline: 'From another tab', version: 5 };
      return Response.json(reads % 2 === 1 ? profileFixture : there);
    },
    'PATCH /me': refused.conflict,
  },
  async ({ canvas }) => {
    const headline = await canvas.findByRole('textbox', { name: /^Headline/ });
    await userEvent.clear(headline);
    await userEvent.type(headline, 'From here');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Take theirs, Headline' }));
    await waitFor(() => expect(headline).toHaveValue('From another tab'));
  },
);
export const WithSuggestions: Story = form(
  {
    [path]: profileFixture,
    'GET /configuration': { suggestsCompanies: true, socialLinks: [] },
    'GET /companies': [{ id: 'northwind.example', name: 'Northwind Networks' }],
  },
  async ({ canvas }) => {
    const company = await canvas.findByRole('combobox', { name: /^Company/ });
    await userEvent.type(company, ' N');
    await waitFor(() => expect(document.querySelector('[role=option]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
  },
);
export const Loading: Story = form({ [path]: refused.loading });
export const Forbidden: Story = form({ [path]: refused.forbidden }, shows('You cannot open this'));
export const Failed: Story = form(
  { [path]: refused.failed },
  shows('This part could not be loaded'),
);
export const Offline: Story = form(
  { [path]: refused.offline },
  shows('This part could not be loaded'),
);

export const ByKeyboard: Story = form(
  { [path]: profileFixture, 'PATCH /me': keep },
  async ({ canvas }) => {
    await tabTo(await canvas.findByRole('textbox', { name: /^City/ }));
    await userEvent.keyboard(' upon Sea');
    await press(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(canvas.getByText('Your changes are saved.')).toBeVisible());
  },
);
