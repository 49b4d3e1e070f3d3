import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longText,
  narrow,
  type Play,
  paging,
  parameters,
  refused,
  rightToLeft,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failedPurchase, pausedPurchase, paymentsOf, totalsFixture } from './purchases.fixture.ts';
import { SellActions } from './sell-actions.tsx';
import { UserPurchases } from './user-purchases.tsx';

const meta = { title: 'admin/UserPurchases', parameters } satisfies Meta;
export default meta;

const base = '/management/users/9';
const preview: Schema<'PurchasePreview'> = {
  version: 9,
  currency: 'USD',
  money: '$210.00 goes back to where it was paid from, in 5 to 10 days.',
  paid: { before: 168_000, after: 147_000 },
  due: { before: 336_000, after: 336_000 },
  access: 'Nothing changes. It lasts until 8 Nov 2026.',
  mails: [
    {
      to: 'maya.okafor@example.org',
      subject: 'Refund: Network Engineer Program',
      text: 'We refunded $210.00 for Network Engineer Program.',
    },
  ],
  undo: 'Not possible once sent.',
};
const path = `GET ${base}/purchases`;
const answers: TestAnswers = {
  'GET /me': { id: 1, roles: ['admin'] },
  [path]: { data: [failedPurchase, pausedPurchase], totals: totalsFixture, paging: paging(2) },
  [`GET ${base}/payments`]: {
    methods: [],
    data: paymentsOf(failedPurchase),
    paging: paging(5),
  },
  [`GET ${base}/purchases/${failedPurchase.id}/preview`]: preview,
  [`PATCH ${base}/purchases/${failedPurchase.id}/payments`]: {},
};
const show = (changed: TestAnswers = {}, play?: Play) =>
  stage(
    () => (
      <>
        <SellActions userId={9} />
        <UserPurchases userId={9} />
      </>
    ),
    { ...answers, ...changed },
    play,
  );

const open =
  (action: RegExp): Play =>
  async ({ canvas }) => {
    const manage = 'Manage Network Engineer Program';
    await userEvent.click(await canvas.findByRole('button', { name: manage }));
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  };

export const Ready = show({}, shows('$1,798.00'));
const card: Schema<'OwnPaymentMethod'> = {
  ...{ id: 3, userId: 9, type: 'card', isPrimary: true, isCurrent: true, funding: 'credit' },
  ...{ brand: 'visa', last4: '4242', expMonth: 4, expYear: 2028, zip: null, payerEmail: null },
  ...{ expiresAt: null, pays: [{ ...failedPurchase.product, type: 1 }] },
};
/** The card that the next payment is charged to is named. */
export const NamedCard = show(
  {
    [`GET ${base}/payments`]: {
      methods: [card],
      data: paymentsOf(failedPurchase),
      paging: paging(5),
    },
  },
  shows('Visa ending 4242'),
);
export const Menu = show({}, async ({ canvas }) => {
  const manage = 'Manage Network Engineer Program';
  await userEvent.click(await canvas.findByRole('button', { name: manage }));
  const resume = await screen.findByRole('menuitem', { name: /Resume/ });
  await expect(resume).toHaveAttribute('aria-disabled', 'true');
  await expect(resume).toHaveTextContent('Only while paused');
});
const refund: Play = async (context) => {
  await open(/Refund/)(context);
  await waitFor(() => expect(screen.getByText(preview.money)).toBeVisible());
  const amount = screen.getByRole('textbox', { name: /Amount/ });
  await userEvent.clear(amount);
  await userEvent.type(amount, '210');
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Lab outage');
  const submit = await screen.findByRole('button', { name: 'Refund $210.00' });
  await waitFor(() => expect(submit).toBeEnabled());
  await userEvent.click(submit);
};
export const Refund = show({}, async (context) => {
  await refund(context);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
const refunding = `PATCH ${base}/purchases/${failedPurchase.id}/payments`;
const conflict = (message: string, more = {}) =>
  Response.json({ message, code: 'conflict', requestId: 'story', ...more }, { status: 409 });
const current = { status: 'active', version: 10, by: null, date: null };
export const ChangedSince = show(
  { [refunding]: () => conflict('Someone else changed this.', { current }) },
  async (context) => {
    await refund(context);
    await waitFor(() => expect(screen.getByText(/^The purchase has changed since/)).toBeVisible());
  },
);
/** A conflict that no review solves says its own reason: sent again it might be done twice. */
export const Busy = show(
  { [refunding]: () => conflict('Another payment for this purchase is being processed.') },
  async (context) => {
    await refund(context);
    await waitFor(() =>
      expect(
        screen.getByText('Another payment for this purchase is being processed.'),
      ).toBeVisible(),
    );
  },
);
/** Credits alone paid: they go back whole, so no amount is asked for. */
const credited: Schema<'Purchase'> = {
  ...failedPurchase,
  ...{ status: 'active', amountPaid: 0, balanceDue: 0, total: 0, credit: 4200 },
};
const creditsBack = '$42.00 goes back to their credits.';
export const RefundOfCredits = show(
  {
    [path]: { data: [credited], totals: totalsFixture, paging: paging(1) },
    [`GET ${base}/payments`]: { methods: [], data: [], paging: paging(0) },
    [`GET ${base}/purchases/${credited.id}/preview`]: {
      ...preview,
      ...{ money: creditsBack, access: 'Closes at once.' },
    },
  },
  async (context) => {
    await open(/Refund The \$42\.00 of credits/)(context);
    await waitFor(() => expect(screen.getByText(creditsBack)).toBeVisible());
    await expect(screen.queryByRole('textbox', { name: /Amount/ })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Refund $42.00' })).toBeVisible();
  },
);
export const OnePayment = show({}, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Refund pay_903' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  await expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('420.00');
});
export const TooMuch = show({}, async (context) => {
  await open(/Refund/)(context);
  const amount = screen.getByRole('textbox', { name: /Amount/ });
  await userEvent.clear(amount);
  await userEvent.type(amount, '421');
  await userEvent.tab();
  await waitFor(() => expect(screen.getByText('Value must be lower than 420')).toBeVisible());
});
export const Charge = show({}, open(/Charge Up to/));
export const Extend = show({}, open(/Extend/));
export const Remove = show({}, open(/Remove purchase/));
export const RefusedByServer = show(
  { [`GET ${base}/purchases/${failedPurchase.id}/preview`]: refused.forbidden },
  async (context) => {
    await open(/Refund/)(context);
    await waitFor(() => expect(screen.getByText('This belongs to another role.')).toBeVisible());
    await expect(screen.getByRole('button', { name: /^Refund \$/ })).toBeDisabled();
  },
);
export const Working = show(
  { [`GET ${base}/purchases/${failedPurchase.id}/preview`]: refused.loading },
  open(/Refund/),
);
const modules: Schema<'PurchasableModulePage'> = {
  data: [
    {
      product: { id: 3, name: 'VLANs and Switching', uniqueName: 'vlans', type: 2 },
      cohorts: [],
      offers: [
        {
          couponCode: 'STAFF',
          addonName: null,
          prices: [
            {
              id: 31,
              type: 'oneTime',
              amount: { amount: 9900, currency: 'USD' },
              months: null,
              total: null,
              trialDays: null,
              enrollmentFee: null,
              validDays: null,
              isDefault: true,
              listPrice: null,
            },
          ],
        },
      ],
    },
  ],
  paging: paging(1),
};
/** With the tax, which only the server knows. */
const sale: Schema<'PurchasePreview'> = {
  ...preview,
  money: '$107.91 is charged to Visa ending 4242 now.',
  paid: { before: 0, after: 10_791 },
  due: { before: 0, after: 0 },
  access: 'Opens once the payment is made.',
};
const sold = fn();
export const Sell = show(
  {
    [`GET ${base}/purchasable-modules`]: modules,
    [`GET ${base}/purchases/-/preview`]: sale,
    [`POST ${base}/purchases`]: async (request: Request) => {
      sold(await request.json());
      return Response.json({ state: 'done', purchase: null, decline: null });
    },
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add product' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /Product/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'VLANs and Switching' }));
    await expect(screen.getByRole('button', { name: /Plan/ })).toHaveTextContent('coupon STAFF');
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Scholarship');
    await waitFor(() => expect(screen.getByText(/\$107.91 is charged to Visa/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Charge $107.91 and add' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(sold).toHaveBeenLastCalledWith({
      priceId: 31,
      paymentType: 'card',
      requestId: expect.any(String),
      managementContext: { logMessage: 'Scholarship' },
    });
  },
);
const term = { startDate: '2026-03-02', endDate: '2026-06-01' };
const programs: Schema<'PurchasableModulePage'> = {
  ...modules,
  data: modules.data.map((one) => ({
    ...one,
    product: { id: 4, name: 'Network Engineer Program', uniqueName: 'engineer', type: 1 },
    cohorts: [
      { id: 5, name: 'Evening', seatsLeft: 4, ...term },
      { id: 6, name: 'Weekend', seatsLeft: null, ...term },
      { id: 7, name: 'Morning', seatsLeft: 0, ...term },
    ],
  })),
};
export const SellProgram = show(
  {
    [`GET ${base}/purchasable-modules`]: programs,
    [`GET ${base}/purchases/-/preview`]: (request: Request) =>
      new URL(request.url).searchParams.get('batchId') === '6'
        ? Response.json(sale)
        : new Response(null, { status: 422 }),
    [`POST ${base}/purchases`]: async (request: Request) =>
      ((await request.json()) as Schema<'UserPurchaseOrder'>).batchId === 6
        ? Response.json({ state: 'done', purchase: null, decline: null })
        : new Response(null, { status: 422 }),
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add product' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /Product/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Network Engineer Program' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Scholarship');
    await userEvent.click(screen.getByRole('button', { name: /Cohort/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Weekend/ }));
    await waitFor(() => expect(screen.getByText(/\$107.91 is charged to Visa/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Charge $107.91 and add' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
);
const waiting: (() => void)[] = [];
export const SellSearched = show(
  {
    [`GET ${base}/purchasable-modules`]: async (request: Request) => {
      if (!new URL(request.url).searchParams.has('search'))
        return Response.json({ data: [], paging: paging(0) });
      await new Promise<void>((resolve) => waiting.push(resolve));
      return Response.json(modules);
    },
    [`GET ${base}/purchases/-/preview`]: sale,
  },
  async ({ canvas }) => {
    waiting.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Add product' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search products' }), 'VLANs');
    await userEvent.click(screen.getByRole('button', { name: /Product/ }));
    await screen.findByRole('listbox');
    await waitFor(() => expect(waiting).toHaveLength(1));
    for (const answer of waiting) answer();
    await userEvent.click(await screen.findByRole('option', { name: 'VLANs and Switching' }));
    await expect(screen.getByRole('button', { name: /Plan/ })).toHaveTextContent('coupon STAFF');
  },
);
const asking: Schema<'Purchase'> = { ...failedPurchase, refundRequest: 'requested' };
export const Rejecting = show(
  {
    [path]: { data: [asking], totals: totalsFixture, paging: paging(1) },
    [`GET ${base}/purchases/${asking.id}`]: {
      purchase: asking,
      refundRequest: {
        by: null,
        reason: 'I bought it twice.',
        status: 'requested',
        date: '2026-03-08T04:00:00.000Z',
      },
    },
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject the request' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('I bought it twice.')).toBeVisible());
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Outside the 14 days');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject the request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
export const AddingCard = show({ 'GET /payments/setup': refused.loading }, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add card' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText(/only to the payment provider/)).toBeVisible());
});
export const None = show(
  { [path]: { data: [], totals: [], paging: paging(0) } },
  shows('No purchases yet'),
);
export const LongText = show({
  [path]: {
    data: [{ ...failedPurchase, product: { ...failedPurchase.product, name: longText } }],
    totals: totalsFixture,
    paging: paging(1),
  },
});
export const Dark = dark(Ready);
export const RightToLeft = rightToLeft(Ready);
export const Narrow = narrow(Ready);
const without = withoutContent((changed) => show(changed), path);
export const Loading = without.Loading;
export const Locked = without.Locked;
export const Forbidden = without.Forbidden;
export const Failed = without.Failed;
export const Offline = without.Offline;
