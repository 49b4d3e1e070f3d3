import type { Meta } from '@storybook/react-vite';
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
import {
  activityFixture,
  ambassadorRewardsFixture,
  requestsFixture,
  rulesFixture,
  userRewardsFixture,
} from '../shared/rewards.fixture.ts';
import { UserRewards } from './user-rewards.tsx';

const meta = { title: 'admin/User rewards', parameters } satisfies Meta;
export default meta;

const path = 'GET /management/referrals/users/7/stats';
const making = 'PUT /management/ambassadors/7';
const paying = 'POST /management/ambassadors/7/payouts';
const sent = fn();
const show = (answers: TestAnswers = {}, play?: Play) =>
  stage(
    () => (
      <div className="ul-stack ul-gap-24">
        <UserRewards userId={7} />
      </div>
    ),
    {
      [path]: userRewardsFixture,
      'GET /management/referrals/users/7/logs': {
        data: activityFixture,
        paging: keysetPaging(3),
      },
      'GET /management/referrals/rules': rulesFixture,
      [making]: ambassadorRewardsFixture,
      [paying]: async (request: Request) => {
        sent(await request.json());
        return Response.json(requestsFixture[2]);
      },
      ...answers,
    },
    play,
  );

const openDialog = async ({ canvas }: Parameters<Play>[0], button: string, title: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Ready = show({}, shows('−$860.00'));
export const Ambassador = show({ [path]: ambassadorRewardsFixture }, shows('Tier 2'));
export const MakingAmbassador = show({}, async (context) => {
  const dialog = await openDialog(context, 'Make an ambassador', 'Make an ambassador: Maya Okafor');
  await userEvent.type(dialog.getByLabelText(/^Reason for the log/), 'Runs a user group');
  await userEvent.click(dialog.getByRole('button', { name: 'Make an ambassador' }));
  await closed();
});
export const MadeMeanwhile = show({ [making]: refused.conflict }, async (context) => {
  const dialog = await openDialog(context, 'Make an ambassador', 'Make an ambassador: Maya Okafor');
  await userEvent.type(dialog.getByLabelText(/^Reason for the log/), 'Runs a user group');
  await userEvent.click(dialog.getByRole('button', { name: 'Make an ambassador' }));
  await waitFor(async () =>
    expect(await dialog.findByText('This was changed in another tab.')).toBeVisible(),
  );
});
export const ChangingCalendly = show(
  { [path]: ambassadorRewardsFixture, 'PATCH /management/ambassadors/7': ambassadorRewardsFixture },
  async (context) => {
    const dialog = await openDialog(
      context,
      'Change Calendly link',
      'Change Calendly link: Maya Okafor',
    );
    const field = dialog.getByLabelText(/^Calendly link/);
    await userEvent.type(field, 'nowhere');
    await userEvent.click(dialog.getByRole('button', { name: 'Change Calendly link' }));
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.clear(field);
    await userEvent.type(field, 'https://calendly.com/okafor');
    await userEvent.click(dialog.getByRole('button', { name: 'Change Calendly link' }));
    await closed();
  },
);
export const PayingOut = show({}, async (context) => {
  const dialog = await openDialog(context, 'Pay out', 'Pay out to Maya Okafor');
  const amount = await dialog.findByLabelText(/^Amount/);
  await userEvent.clear(amount);
  await userEvent.type(amount, '640.01');
  await userEvent.click(await dialog.findByRole('button', { name: 'Request $640.01' }));
  await waitFor(async () =>
    expect(await dialog.findByText('Enter an amount from $0.01 to $640.00')).toBeVisible(),
  );
  await userEvent.clear(amount);
  await userEvent.type(amount, '120');
  await userEvent.type(await dialog.findByLabelText(/^Transfer reference/), 'UA-33');
  await userEvent.type(dialog.getByLabelText(/^Link to the proof/), 'https://bank.example/t/3');
  await userEvent.type(dialog.getByLabelText(/^Note/), 'Part of it');
  await userEvent.click(dialog.getByRole('button', { name: 'Pay out $120.00' }));
  await closed();
  await expect(sent).toHaveBeenLastCalledWith({
    type: 'referral',
    amount: 12_000,
    note: 'Part of it',
    changeId: expect.any(String),
    method: 'bankTransfer',
    reference: 'UA-33',
    proof: 'https://bank.example/t/3',
  });
});
export const AboveTheLimit = show({}, async (context) => {
  const dialog = await openDialog(context, 'Pay out', 'Pay out to Maya Okafor');
  await waitFor(async () =>
    expect(await dialog.findByRole('button', { name: 'Request $640.00' })).toBeVisible(),
  );
  await expect(dialog.queryByLabelText(/^Link to the proof/)).toBeNull();
});
/** What was paid out lately counts: a small amount is requested too, without a transfer. */
export const AboveWhatIsLeft = show(
  { [path]: { ...userRewardsFixture, approvalLeft: { referral: 10_000, ambassador: 50_000 } } },
  async (context) => {
    const dialog = await openDialog(context, 'Pay out', 'Pay out to Maya Okafor');
    const amount = await dialog.findByLabelText(/^Amount/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '120');
    await userEvent.type(dialog.getByLabelText(/^Note/), 'The rest');
    await userEvent.click(await dialog.findByRole('button', { name: 'Request $120.00' }));
    await closed();
    await expect(sent).toHaveBeenLastCalledWith({
      type: 'referral',
      amount: 12_000,
      note: 'The rest',
      changeId: expect.any(String),
    });
  },
);
export const Dark = dark(Ready);
export const RightToLeft = rightToLeft(Ready);
export const Narrow = narrow(Ready);
export const LongText = longTexts(Ready);
export const Missing = show({ [path]: refused.empty }, shows('No such user'));
const without = withoutContent(show, path);
export const Loading = without.Loading;
export const Locked = without.Locked;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
