import type { Meta } from '@storybook/react-vite';
import { VALIDATION } from '@uplink/api-client/domain';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  keysetPaging,
  longTexts,
  narrow,
  type Play,
  parameters,
  refused,
  rightToLeft,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { requestsFixture } from '../shared/rewards.fixture.ts';
import { WithdrawList } from './withdraw-list.tsx';

const meta = { title: 'admin/Withdrawal requests', parameters } satisfies Meta;
export default meta;

const list = 'GET /management/withdraw-requests';
const deciding = 'PATCH /management/withdraw-requests/3';
const failing = 'POST /management/withdraw-requests/1/failure';
const onSearchChange = fn();
const sent = fn();
const keep = (body: unknown) => async (request: Request) => {
  sent(await request.json());
  return Response.json(body);
};

const show = (answers: TestAnswers = {}, play?: Play) =>
  stage(
    () => <WithdrawList program="referral" search={{}} onSearchChange={onSearchChange} />,
    {
      [list]: { data: requestsFixture, paging: keysetPaging(3) },
      [deciding]: keep(requestsFixture[0]),
      [failing]: keep(requestsFixture[2]),
      ...answers,
    },
    play,
  );

const open = async ({ canvas }: Parameters<Play>[0]) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Decide on $640.00 for Maya Okafor' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Decide on $640.00 for Maya Okafor' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const approve: Play = async (context) => {
  const dialog = await open(context);
  await userEvent.type(dialog.getByLabelText(/^Transfer reference/), 'UA-2026-032');
  await userEvent.type(dialog.getByLabelText(/^Link to the proof/), 'https://bank.example/t/2');
  await userEvent.type(dialog.getByLabelText(/^Note/), 'Paid to bank');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve $640.00' }));
};

export const Ready = show({}, async ({ canvas }) => {
  await waitFor(async () =>
    expect(await canvas.findByText('Someone else must decide')).toBeVisible(),
  );
  await waitFor(() => expect(canvas.getByText('UA-2026-031')).toBeVisible());
});
export const Deciding = show({}, async (context) => {
  await open(context);
});
export const WithoutProof = show({}, async (context) => {
  const dialog = await open(context);
  await userEvent.click(dialog.getByRole('button', { name: 'Approve $640.00' }));
  await expect(await dialog.findAllByText(VALIDATION.required)).toHaveLength(3);
});
export const Approved = show({}, async (context) => {
  await approve(context);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(sent).toHaveBeenLastCalledWith({
    version: 1,
    status: 2,
    note: 'Paid to bank',
    method: 'bankTransfer',
    reference: 'UA-2026-032',
    proof: 'https://bank.example/t/2',
  });
});
export const DecidedMeanwhile = show({ [deciding]: refused.conflict }, async (context) => {
  await approve(context);
  await waitFor(() => expect(screen.getByText('This was changed in another tab.')).toBeVisible());
});
export const Rejecting = show({}, async (context) => {
  const dialog = await open(context);
  await userEvent.click(dialog.getByRole('radio', { name: 'Reject' }));
  await expect(
    dialog.getByText('The person is notified and sees your note with the request.'),
  ).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Note/), 'Account closed');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject $640.00' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(sent).toHaveBeenLastCalledWith({ version: 1, status: 3, note: 'Account closed' });
});
export const PayoutFailed = show({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Payout failed: Owen Murphy' }));
  const found = await screen.findByRole('dialog', { name: 'Payout failed: Owen Murphy' });
  await waitFor(() => expect(found).toBeVisible());
  const dialog = within(found);
  const reason = dialog.getByLabelText(/^Why it failed/);
  await expect(reason).toHaveAccessibleDescription(/Shown to the person/);
  await expect(dialog.getByText('The person is notified and sees this reason.')).toBeVisible();
  await userEvent.type(reason, 'Unknown account');
  await userEvent.click(dialog.getByRole('button', { name: 'Record the failure' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(sent).toHaveBeenLastCalledWith({ version: 2, failure: 'Unknown account' });
});
export const Empty = show(
  { [list]: { data: [], paging: keysetPaging(0) } },
  shows('No withdrawal requests'),
);
export const Dark = dark(Ready);
export const RightToLeft = rightToLeft(Ready);
export const Narrow = narrow(Ready);
export const LongText = longTexts(Ready);
const without = withoutContent(show, list);
export const Loading = without.Loading;
export const Locked = without.Locked;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
