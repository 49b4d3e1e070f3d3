import type { Meta } from '@storybook/react-vite';
import { useMutation } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useUplink } from '@uplink/api-client/react';
import type { TestAnswers } from '@uplink/api-client/testing';
import { Button } from '@uplink/ui/button';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dark, narrow, type Play, rightToLeft, type Story, stage } from '../testing/stage.tsx';
import { StepUp } from './step-up.tsx';

const meta = { title: 'kit/Step-up' } satisfies Meta;
export default meta;

const factor: Schema<'SecondFactor'> = {
  isRequired: true,
  isPassed: true,
  authenticatorSince: '2026-03-12T18:06:00.000Z',
  passkeys: [{ id: 1, name: 'Work laptop', createdAt: '2026-03-12T18:08:00.000Z', usedAt: null }],
  recoveryCodesLeft: 9,
  freshUntil: '2026-03-12T18:11:00.000Z',
};

const confirmation = 'POST /me/second-factor/confirmation';
const refusal = (status: number, code: string, message: string, fieldErrors?: object) =>
  Response.json(
    { message, code, requestId: 'story', ...(fieldErrors && { fieldErrors }) },
    { status },
  );

/** A server that takes a note once the code 492039 was given. */
function server(given: Partial<Schema<'SecondFactor'>> = {}): TestAnswers {
  let isConfirmed = false;
  return {
    'GET /me/second-factor': { ...factor, ...given },
    [confirmation]: async (request: Request) => {
      const { code } = await request.json();
      if (code !== '492039') {
        return refusal(422, 'validation', 'This code is wrong.', { code: 'This code is wrong.' });
      }
      isConfirmed = true;
      return new Response(null, { status: 204 });
    },
    'POST /management/users/7/notes': async (request: Request) => {
      if (!isConfirmed)
        return refusal(403, 'secondFactorStale', 'Confirm it’s you, then repeat this.');
      return Response.json({ ...(await request.json()), id: 3 });
    },
  };
}

/** A change that needs a recent second factor. */
function Change() {
  const { api, unwrap } = useUplink();
  const { mutate, data, error } = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/management/users/{id}/notes', {
          params: { path: { id: 7 } },
          body: { note: 'Refund $40', changeId: '5f0c9a5e-7d53-4a53-9a3b-0c1f7e0a2b11' },
        }),
        { rethrow: true },
      ),
  });
  return (
    <div className="ul-stack">
      <Button onPress={() => mutate()}>Save</Button>
      <p role="status">{data ? `Saved: ${data.note}` : error?.message}</p>
      <StepUp />
    </div>
  );
}

const opened: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await waitFor(() => expect(dialog).toBeVisible());
};
const widget = (play: Play, given?: Partial<Schema<'SecondFactor'>>) =>
  stage(() => <Change />, server(given), play);

export const Asked: Story = widget(opened);
export const Dark: Story = dark(Asked);
export const RightToLeft: Story = rightToLeft(Asked);
export const Narrow: Story = { ...narrow(Asked), play: opened };
export const CodesOnly: Story = widget(opened, { passkeys: [] });
export const Confirmed: Story = widget(async (context) => {
  await opened(context);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Code/), '111111');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(dialog.getAllByText('This code is wrong.')[0]).toBeVisible());
  await userEvent.clear(dialog.getByLabelText(/^Code/));
  await userEvent.type(dialog.getByLabelText(/^Code/), '492039');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(context.canvas.getByRole('status')).toHaveTextContent('Saved: Refund $40'),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
export const GivenUp: Story = widget(async (context) => {
  await opened(context);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(context.canvas.getByRole('status')).toHaveTextContent('Confirm it’s you'),
  );
});
