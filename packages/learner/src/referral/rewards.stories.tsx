import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  refused,
  rewardsFixture,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { BalanceCard } from './balance-card.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { InviteCard } from './invite-card.tsx';
import { NameCard } from './name-card.tsx';
import type { RewardsProps } from './referral.types.ts';
import { RewardsFrame } from './rewards-frame.tsx';
import { WithdrawalsCard } from './withdrawals-card.tsx';
import { WordsCard } from './words-card.tsx';

const path = 'GET /me/referral';
const withdrawing = 'POST /me/withdraw-requests';
const inviting = 'POST /referrals/leads';
const naming = 'PATCH /me/referral';
const requests = 'GET /me/withdraw-requests';
const reading = 'GET /referrals/resources';
type Change = Partial<RewardsProps['rewards']>;

const frame = (answers: TestAnswers, play?: Play) =>
  stage(
    () => (
      <RewardsFrame
        program="referral"
        tab="overview"
        hrefOf={(tab) => `/referral/${tab}`}
        referralHref="/referral"
      >
        {(rewards) => (
          <div className="ul-referral__main">
            <BalanceCard rewards={rewards} />
            <InviteCard rewards={rewards} />
            <FunnelCard rewards={rewards} />
            <NameCard rewards={rewards} />
            <WithdrawalsCard rewards={rewards} />
            <WordsCard rewards={rewards} />
          </div>
        )}
      </RewardsFrame>
    ),
    answers,
    play,
  );
const whole = (change: Change, answers: TestAnswers = {}, play?: Play) =>
  frame(
    { [path]: { ...rewardsFixture, ...change }, [reading]: [], [requests]: [], ...answers },
    play,
  );

const withdraw: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw $640.00' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw your balance?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw $640.00' }));
};
const invite: Play = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText(/^Or send an invitation/), 'kofi@example.org');
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
};
const rename: Play = async ({ canvas }) => {
  const field = await canvas.findByLabelText(/^Name on the board/);
  await userEvent.clear(field);
  await userEvent.type(field, 'Packet Maya');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
};
const then =
  (play: Play, text: string | RegExp): Play =>
  async (context) => {
    await play(context);
    await shows(text)(context);
  };

const meta = { title: 'learner/Rewards' } satisfies Meta;
export default meta;

export const Ready: Story = whole({}, {}, shows('Withdrawals take 3-5 business days'));
/** The heading promises an amount; what it comes to is said beside it. */
export const Terms: Story = whole({}, {}, shows('A reward is 20% of the price, up to $500.00.'));
export const Dark: Story = dark(Ready);
export const Narrow: Story = narrow(Ready);
export const RightToLeft: Story = rightToLeft(Ready);
export const LongText: Story = narrow(
  whole({
    displayName: longText.slice(0, 40),
    inviteUrl: `https://uplink.academy/i/${'maya'.repeat(10)}`,
    lastWithdrawRequest: rewardsFixture.lastWithdrawRequest && {
      ...rewardsFixture.lastWithdrawRequest,
      note: longText,
    },
  }),
);
export const NothingEarned: Story = whole(
  { balance: 0, held: 0, paidOut: 0, lastWithdrawRequest: null },
  {},
  shows('You can withdraw once you have $50.00.'),
);
const before = {
  type: 'referral',
  amount: 25_000,
  currency: 'USD',
  decidedAt: rewardsFixture.lastWithdrawRequest?.date ?? null,
} as const;
export const AllRequests: Story = whole(
  {},
  {
    [requests]: [
      rewardsFixture.lastWithdrawRequest,
      { ...before, id: 1, status: 3, note: 'No account yet', date: '2025-11-02T09:00:00.000Z' },
    ],
  },
  async (context) => {
    await shows('$250.00')(context);
    await shows(/No account yet/)(context);
  },
);
export const RequestsFailed: Story = whole(
  {},
  { [requests]: refused.failed },
  shows('This part could not be loaded'),
);
export const Waiting: Story = whole(
  {
    balance: 0,
    lastWithdrawRequest: rewardsFixture.lastWithdrawRequest && {
      ...rewardsFixture.lastWithdrawRequest,
      status: 1,
      note: null,
      decidedAt: null,
    },
  },
  {},
  shows('A withdrawal request is waiting for a decision.'),
);
export const NotAnAmbassador: Story = whole(
  { isMember: false },
  {},
  shows('You are not in the ambassador program'),
);
export const Withdrawing: Story = whole(
  {},
  { [withdrawing]: rewardsFixture.lastWithdrawRequest ?? {} },
  async (context) => {
    await withdraw(context);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
);
export const WithdrawingFailed: Story = whole(
  {},
  { [withdrawing]: refused.conflict },
  then(withdraw, 'This was changed in another tab.'),
);
export const TurningIntoCredits: Story = whole({}, {}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Turn into credits' }));
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    "$640.00 is taken off your next purchase. This can't be undone.",
  );
});
export const OverAll: Story = whole({}, {}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'All' }));
  await waitFor(() => expect(canvas.getByText('220')).toBeVisible());
});
export const Invited: Story = whole(
  {},
  { [inviting]: () => new Response(null, { status: 204 }) },
  then(invite, 'The invitation to kofi@example.org is on its way.'),
);
export const InvitingFailed: Story = whole(
  {},
  { [inviting]: refused.failed },
  then(invite, /^A part of the academy stopped answering/),
);
export const ByCamera: Story = whole({}, {}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'QR code' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'QR code of your invite link' }));
  await waitFor(() =>
    expect(dialog.getByRole('img', { name: 'QR code of your invite link' })).toBeVisible(),
  );
});
export const WordsCopied: Story = whole(
  {},
  { [reading]: [{ title: 'Words', text: 'I fixed OSPF at eleven.', url: null }] },
  async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await canvas.findByText('I fixed OSPF at eleven.');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the text' }));
    await waitFor(() => expect(canvas.getByText('Copied')).toBeVisible());
    await expect(write).toHaveBeenCalledWith(
      'I fixed OSPF at eleven.\nhttps://uplink.academy/i/maya',
    );
  },
);
export const Renamed: Story = whole({}, { [naming]: rewardsFixture }, then(rename, 'Saved.'));
export const RenamingFailed: Story = whole(
  {},
  { [naming]: refused.failed },
  then(rename, /^A part of the academy stopped answering/),
);
const without = withoutContent(frame, path);
export const Loading: Story = without.Loading;
export const Locked: Story = without.Locked;
export const Forbidden: Story = without.Forbidden;
export const Failed: Story = without.Failed;
export const Offline: Story = without.Offline;
