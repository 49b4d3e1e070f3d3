import type { Meta } from '@storybook/react-vite';
import { type PurchaseStatus, paymentFailed } from '@uplink/api-client/domain';
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
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { contextFixture } from '../shared/context.fixture.ts';
import {
  boughtFixture,
  cancelledFixture,
  cardFixture,
  failedFixture,
  pageOf,
  paymentFixture,
  purchaseFixture,
  reviewFixture,
  walletFixture,
} from './billing.fixture.ts';
import { BillingDetails } from './billing-details.tsx';
import { Credits } from './credits.tsx';
import { PaymentMethods } from './methods.tsx';
import { PurchaseOrder } from './order.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { PurchaseList } from './purchase-list.tsx';
import { BillingStanding } from './standing.tsx';

const meta = { title: 'learner/Billing' } satisfies Meta;
export default meta;

const methods = 'GET /me/payments';
const purchases = 'GET /me/purchases';
const payments = 'GET /me/purchases/-/payments';
const both = { methods: [cardFixture, walletFixture] };
const paging = { page: 0, onPageChange: () => {} };

const howPaid = (answers: TestAnswers, play?: Play) =>
  stage(() => <PaymentMethods />, answers, play);
export const Methods: Story = howPaid({ [methods]: both }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Visa •••• 4242')).toBeVisible());
  await waitFor(() => expect(canvas.getByText('maya.okafor@example.org')).toBeVisible());
});
export const MethodsDark: Story = dark(Methods);
export const MethodsNarrow: Story = narrow(Methods);
export const MethodsRightToLeft: Story = rightToLeft(Methods);
export const NoMethods: Story = howPaid({ [methods]: { methods: [] } }, shows('No card yet'));
export const MethodsLoading: Story = howPaid({ [methods]: refused.loading });
export const MethodsFailed: Story = howPaid(
  { [methods]: refused.failed },
  shows('This part could not be loaded'),
);
const ending = {
  methods: [
    { ...cardFixture, expMonth: 1, expYear: 2020 },
    { ...walletFixture, expiresAt: '2020-01-01T00:00:00.000Z' },
  ],
};
export const MethodsEnded: Story = howPaid({ [methods]: ending }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('This card has expired.')).toBeVisible());
  await waitFor(() =>
    expect(
      canvas.getByText('The authorisation has ended: nothing can be charged to it.'),
    ).toBeVisible(),
  );
  await expect(canvas.getByRole('button', { name: 'Re-authorise' })).toBeEnabled();
});
const inDays = (days: number) => new Date(Date.now() + (days + 0.5) * 86_400_000).toISOString();
export const WalletEndsSoon: Story = howPaid(
  { [methods]: { methods: [{ ...walletFixture, expiresAt: inDays(12) }] } },
  async ({ canvas }) => {
    const notice = await canvas.findByText(/^Authorisation ends in 12 days\./);
    await waitFor(() => expect(notice).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Re-authorise' })).toBeEnabled();
  },
);
export const WalletThatPays: Story = howPaid(
  { [methods]: { methods: [{ ...walletFixture, pays: [purchaseFixture.product] }] } },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disconnect' }));
    const dialog = await screen.findByRole('dialog', { name: 'Disconnect PayPal?' });
    await waitFor(() => expect(dialog).toHaveTextContent('Add a card first'));
  },
);

const bought = (answers: TestAnswers, play?: Play) =>
  stage(() => <PurchaseList {...paging} />, { [methods]: both, ...answers }, play);
const four = pageOf([failedFixture, purchaseFixture, cancelledFixture, boughtFixture]);
export const Purchases: Story = bought({ [purchases]: four }, shows('4 purchases'));
export const PurchasesDark: Story = dark(Purchases);
export const PurchasesNarrow: Story = narrow(Purchases);
export const PurchasesRightToLeft: Story = rightToLeft(Purchases);
export const PurchasesLongNames: Story = narrow(
  bought({
    [purchases]: pageOf([
      { ...failedFixture, product: { ...failedFixture.product, name: longText } },
    ]),
  }),
);
const statuses: Record<PurchaseStatus, string> = {
  active: 'Active',
  failed: 'Payment failed',
  paused: 'Paused',
  cancelled: 'Cancelled',
  expired: 'Expired',
  refund: 'Fully refunded',
  declined: 'Terms declined',
  deleted: 'Deleted',
};
export const EveryStatus: Story = bought(
  {
    [purchases]: pageOf(
      (Object.keys(statuses) as PurchaseStatus[]).map((status, id) => ({
        ...purchaseFixture,
        id: id + 1,
        status,
        actions: [],
      })),
    ),
  },
  async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows).toHaveLength(8);
    const labels = Object.values(statuses);
    for (const [index, row] of rows.entries())
      await waitFor(() => expect(within(row).getByText(labels[index] ?? '')).toBeVisible());
  },
);
export const NoPurchases: Story = bought({ [purchases]: pageOf([]) }, shows('Nothing bought yet'));
export const PurchasesFailed: Story = bought(
  { [purchases]: refused.failed },
  shows('This part could not be loaded'),
);

const reviewed = 'GET /me/purchases/8/review';
const openPayoff: Play = async ({ canvas }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'More for Network Engineer Program' }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Pay off' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay $3,360.00' })).toBeVisible());
};
const oneFailed = { [purchases]: pageOf([failedFixture]), [reviewed]: reviewFixture };
export const PayoffReviewed: Story = bought(oneFailed, openPayoff);
const payoffDeclined = (paymentType: 'card' | 'wallet', text: string): Story => {
  const purchase = { ...failedFixture, paymentType };
  const declined = {
    state: 'declined',
    requestId: '0b6f2c52-0f43-4c1c-8a4e-3d1d0d5b9c11',
    purchase,
    confirmation: null,
    decline: { code: 'declined', message: paymentFailed(paymentType) },
    next: null,
  };
  const answers = { [purchases]: pageOf([purchase]), [reviewed]: reviewFixture };
  return bought({ ...answers, 'PATCH /me/purchases/8': declined }, async (context) => {
    await openPayoff(context);
    await userEvent.click(screen.getByRole('button', { name: 'Pay $3,360.00' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Update card' })).toBeVisible());
  });
};
export const PayoffDeclined: Story = payoffDeclined(
  'card',
  'Your plan could not be paid off with your card. Update your card and try again.',
);
export const PayoffDeclinedByWallet: Story = payoffDeclined(
  'wallet',
  'Your plan could not be paid off with PayPal. Please try again later.',
);
export const CancelReviewed: Story = bought(
  {
    [purchases]: pageOf([{ ...purchaseFixture, actions: ['cancelSubscription'] }]),
    'GET /me/purchases/7/review': { ...reviewFixture, action: 'cancelSubscription', dueToday: 0 },
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel subscription' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel Practice Labs Unlimited?' });
    await waitFor(() => expect(dialog).toHaveTextContent('You keep full access until 2 Apr 2026.'));
    await expect(screen.getByRole('button', { name: 'Keep subscription' })).toHaveFocus();
  },
);

const history = (answers: TestAnswers, play?: Play) =>
  stage(() => <PaymentHistory {...paging} />, answers, play);
const some = pageOf(
  [
    {
      ...paymentFixture,
      id: 22,
      status: 'failed' as const,
      hasReceipt: false,
      invoiceNumber: null,
    },
    paymentFixture,
    {
      ...paymentFixture,
      id: 20,
      refundId: 1,
      kind: 'refund' as const,
      status: 'refunded' as const,
    },
  ],
  14,
);
export const History: Story = history({ [payments]: some }, shows('-$39.00'));
export const HistoryCredit: Story = history(
  {
    [payments]: pageOf([
      { ...paymentFixture, amount: 0, credit: 3900, paymentType: 'noCharge', method: null },
    ]),
  },
  shows('Credit'),
);
export const HistoryDark: Story = dark(History);
export const HistoryNarrow: Story = narrow(History);
export const NoHistory: Story = history(
  { [payments]: pageOf([]) },
  shows('Receipts appear here after your first payment.'),
);
export const HistoryFailed: Story = history(
  { [payments]: refused.failed },
  shows('This part could not be loaded'),
);

const receipt = 'GET /me/purchases/7/payments/21';
const receiptRefused = (answer: Response): Story =>
  history({ [payments]: pageOf([paymentFixture]), [receipt]: () => answer }, async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Receipt for/ }));
    const text = 'The receipt could not be downloaded. It is not ready yet.';
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  });
const notReady = 'It is not ready yet.';
export const ReceiptRefused: Story = receiptRefused(
  Response.json({ message: notReady, code: 'conflict', requestId: 'story' }, { status: 409 }),
);
export const ReceiptRefusedInText: Story = receiptRefused(new Response(notReady, { status: 409 }));

const standing = (paymentStatus: 'declined' | 'frozen', play?: Play, due = failedFixture) =>
  stage(
    () => <BillingStanding support={<a href="mailto:support@uplink.example">Contact support</a>} />,
    {
      'GET /me/context': {
        ...contextFixture,
        paymentStatus,
        paymentFailedDate: failedFixture.dueSince,
      },
      [purchases]: pageOf([due]),
      [methods]: both,
    },
    play,
  );
export const Declined: Story = standing('declined', shows(/^We were unable/));
export const DeclinedByWallet: Story = standing('declined', shows('Please try again later.'), {
  ...failedFixture,
  paymentType: 'wallet',
});
export const DeclinedDark: Story = dark(Declined);
export const DeclinedNarrow: Story = narrow(Declined);
export const Frozen: Story = standing('frozen', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $420.00' })).toBeVisible());
});
export const FrozenDark: Story = dark(Frozen);
export const FrozenNarrow: Story = narrow(Frozen);

const credits = (count: number, play?: Play) =>
  stage(
    () => <Credits />,
    {
      'HEAD /me/credits': () => new Response(null, { headers: { 'x-total-count': String(count) } }),
    },
    play,
  );
export const SomeCredits: Story = credits(3, shows('3 unused credits'));
export const SomeCreditsDark: Story = dark(SomeCredits);
export const SomeCreditsNarrow: Story = narrow(SomeCredits);

export const Order: Story = stage(
  () => <PurchaseOrder {...paging} purchaseId={8} />,
  {
    [methods]: both,
    'GET /me/purchases/8': failedFixture,
    'GET /me/purchases/8/payments': pageOf([paymentFixture]),
  },
  shows('Balance due'),
);
export const OrderNarrow: Story = narrow(Order);
/** Given back, it opens nothing: no end of its access is named. */
export const OrderRefunded: Story = stage(
  () => <PurchaseOrder {...paging} purchaseId={8} />,
  {
    [methods]: both,
    'GET /me/purchases/8': {
      ...failedFixture,
      ...{ status: 'refund', expiry: null, actions: [], balanceDue: 0 },
    },
    'GET /me/purchases/8/payments': pageOf([paymentFixture]),
  },
  shows('Ended'),
);
export const OrderMissing: Story = stage(() => <PurchaseOrder {...paging} purchaseId={8} />, {
  [methods]: both,
  'GET /me/purchases/8': refused.empty,
});
export const Details: Story = stage(
  () => <BillingDetails />,
  {
    'GET /me/billing-details': {
      companyName: 'Okafor Networks LLC',
      taxId: null,
      street: '12 Wells Street',
      city: 'Chicago',
      state: 'IL',
      zip: '60614',
      country: 'US',
      version: 1,
    },
  },
  async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveValue('Okafor Networks LLC'),
    );
  },
);

export const MethodsOffline: Story = howPaid(
  { [methods]: refused.offline },
  shows('This part could not be loaded'),
);
/** From a purchase to the dialog that pays it off, and back. */
export const PurchasesByKeyboard: Story = bought(oneFailed, async ({ canvas }) => {
  const more = await canvas.findByRole('button', { name: 'More for Network Engineer Program' });
  await press(more);
  const item = await screen.findByRole('menuitem', { name: 'Pay off' });
  for (let presses = 0; presses < 9 && document.activeElement !== item; presses += 1)
    await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  const pay = await screen.findByRole('button', { name: 'Pay $3,360.00' });
  // The menu is a dialog too, and may still be closing.
  const dialog = pay.closest('[role="dialog"]');
  await waitFor(() => expect(dialog?.contains(document.activeElement)).toBe(true));
  await tabTo(pay);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(more).toHaveFocus());
});
