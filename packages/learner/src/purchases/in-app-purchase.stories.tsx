import type { Meta } from '@storybook/react-vite';
import { INVALID_COUPON, paymentFailed } from '@uplink/api-client/domain';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  courseFixture,
  dark,
  foreignFixture,
  longTexts,
  narrow,
  type Play,
  parameters,
  refused,
  rightToLeft,
  type Story,
  stage,
  tabTo,
} from '@uplink/kit/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { waitsForFixture } from '../shared/waits-for.fixture.ts';
import { InAppPurchase } from './index.ts';
import {
  bumpFixture,
  cardFixture,
  couponListFixture,
  couponQuoteFixture,
  freeQuoteFixture,
  offerFixture,
  priceFixture,
  priceListFixture,
  quoteFixture,
  resultFixture,
  trialQuoteFixture,
} from './purchases.fixture.ts';

const meta = { title: 'learner/InAppPurchase', parameters } satisfies Meta;
export default meta;

const onClose = fn();
const onFollowUp = fn();

const replacedFixture = {
  id: 9,
  name: 'Subnetting Sprint',
  uniqueName: 'subnetting-sprint',
  type: 2,
};

/** As a server: the coupon NIGHTSHIFT20 has prices of its own, every other code has none. */
function pricesOf(request: Request): Response {
  const coupon = new URL(request.url).searchParams.get('coupon');
  if (coupon === null) return Response.json(priceListFixture);
  if (coupon === 'NIGHTSHIFT20') return Response.json(couponListFixture);
  const refusal = { message: INVALID_COUPON, code: 'validation', requestId: 'story' };
  return Response.json(refusal, { status: 422 });
}

async function quoteOf(request: Request): Promise<Response> {
  const { priceId, crosssells } = (await request.json()) as {
    priceId: number;
    crosssells?: object[];
  };
  if (priceId === 14) return Response.json(trialQuoteFixture);
  if (priceId === 15) return Response.json(couponQuoteFixture);
  const more = crosssells ? 1900 : 0;
  const dueToday = quoteFixture.dueToday + more;
  return Response.json({ ...quoteFixture, dueToday, total: dueToday });
}

/** The server answers an order by the order's own id. */
const answer = (change: object) => async (request: Request) => {
  const { requestId } = (await request.json()) as { requestId: string };
  return Response.json({ ...resultFixture, requestId, ...change });
};

const answers: TestAnswers = {
  [`GET /modules/${foreignFixture.id}`]: foreignFixture,
  'GET /prices': pricesOf,
  'POST /me/quotes': quoteOf,
  'GET /me/credits': { count: 0, balances: [] },
  'GET /me/payments': { methods: [cardFixture] },
  'GET /prices/12/crosssells': [],
  'GET /prices/13/crosssells': [],
  'GET /prices/14/crosssells': [],
  'GET /prices/15/crosssells': [],
  'POST /me/modules': answer({}),
};

const purchase = (
  more: TestAnswers = {},
  play?: Play,
  wish: { coupon?: string; replacedProduct?: string } = {},
): Story =>
  stage(
    () => (
      <InAppPurchase
        product={{ id: foreignFixture.id }}
        {...wish}
        onClose={onClose}
        onFollowUp={onFollowUp}
      />
    ),
    { ...answers, ...more },
    play,
  );

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string) => {
  const found = await button(name);
  await waitFor(() => expect(found).toBeEnabled());
  await waitFor(() => expect(found).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(found);
};

export const Ready: Story = purchase({}, async () => {
  await waitFor(async () => expect(await button('Pay $149.00')).toBeEnabled());
});
export const Dark: Story = dark(Ready);
export const LongText: Story = longTexts(Ready);
export const RightToLeft: Story = rightToLeft(purchase());
export const Narrow: Story = narrow(purchase());
export const WaitsForAnother: Story = purchase(
  {
    'POST /me/quotes': { ...quoteFixture, waitsFor: waitsForFixture },
    'POST /me/modules': answer({ waitsFor: waitsForFixture }),
  },
  async () => {
    const link = await screen.findByRole('link', { name: 'VLANs' });
    await waitFor(() => expect(link).toBeVisible());
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.closest('p')).toHaveTextContent(
      'Before you can start this, finish VLANs and Routing.',
    );
    await press('Pay $149.00');
    await press('Open VLANs');
    await waitFor(() => expect(onFollowUp).toHaveBeenCalledWith('start', waitsForFixture[0]));
  },
);
export const LoadingPrices: Story = purchase({ 'GET /prices': refused.loading });
export const PricesInvalid: Story = purchase({ 'GET /prices': refused.failed }, async () => {
  const retry = await button('Try again');
  await waitFor(() => expect(retry).toBeVisible());
});
export const CouponApplied: Story = purchase(
  {
    [`GET /modules/${foreignFixture.id}/campaign`]: {
      ...{ isValid: true, code: 'NIGHTSHIFT20', title: 'Night shift', text: '20% off', prices: [] },
      endsAt: '2026-12-31T23:00:00.000Z',
    },
  },
  async () => {
    const said = await screen.findByText(/^20% off, until /);
    await waitFor(() => expect(said).toBeVisible());
    await waitFor(async () => expect(await button('Pay $119.20')).toBeEnabled());
    await userEvent.click(await button('Remove coupon NIGHTSHIFT20'));
    await waitFor(async () => expect(await button('Pay $149.00')).toBeEnabled());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Coupon' })).toHaveFocus());
  },
  { coupon: 'NIGHTSHIFT20' },
);
export const CouponTyped: Story = purchase({}, async () => {
  const field = await screen.findByRole('textbox', { name: 'Coupon' });
  await userEvent.type(field, 'nightshift20{Enter}');
  await waitFor(async () => expect(await button('Remove coupon NIGHTSHIFT20')).toHaveFocus());
});
const seats = { left: 0 };
/** All were full when the dialog opened, and a seat came free: the server asks for the cohort. */
export const CohortAsked: Story = purchase(
  {
    'GET /prices': () => {
      const cohort = { id: 5, name: 'Spring evenings', seatsLeft: seats.left };
      const dates = { startDate: '2026-04-06', endDate: '2026-10-02' };
      return Response.json({ ...priceListFixture, cohorts: [{ ...cohort, ...dates }] });
    },
    'POST /me/modules': () => {
      seats.left = 1;
      const body = { message: 'Choose a cohort.', code: 'validation', requestId: 'story' };
      const fieldErrors = { batchId: 'This field is Required' };
      return Response.json({ ...body, fieldErrors }, { status: 422 });
    },
  },
  async () => {
    seats.left = 0;
    await press('Pay $149.00');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Choose a cohort.');
    await button(/Spring evenings, starts 6 Apr 2026, 1 seat left/);
    await expect(await button('Pay $149.00')).toHaveFocus();
  },
);
/** The profile has no address yet: the first one is kept there. */
export const Shipped: Story = purchase(
  {
    'GET /prices': { ...priceListFixture, asksShipping: true },
    'GET /me/profile': { shippingAddress: null, tshirtSize: null },
  },
  async () => {
    await screen.findByText('We’ll keep this address in your profile.');
    await userEvent.type(screen.getByRole('textbox', { name: /Street/ }), '1 Dam');
    await userEvent.type(screen.getByRole('textbox', { name: /City/ }), 'Amsterdam');
    await userEvent.type(screen.getByRole('textbox', { name: /Zip/ }), '1012 JS');
  },
);
const moved: object[] = [];
export const Replaces: Story = purchase(
  {
    'GET /prices': (request: Request) =>
      new URL(request.url).searchParams.get('isMigration') === 'true'
        ? Response.json({ ...priceListFixture, couponCode: 'BRIDGE', replaces: replacedFixture })
        : Response.json(priceListFixture),
    'POST /me/modules': async (request: Request) => {
      moved.push((await request.clone().json()) as object);
      return answer({})(request);
    },
  },
  async () => {
    const note = await screen.findByText(/^This replaces Subnetting Sprint, which ends/);
    await waitFor(() => expect(note).toBeVisible());
    await expect(screen.getByRole('textbox', { name: 'Coupon' })).toBeEnabled();
    await press('Pay $149.00');
    await button('Start learning');
    await expect(moved.at(-1)).toMatchObject({ replacedProductUniqueName: 'subnetting-sprint' });
  },
  { replacedProduct: 'subnetting-sprint' },
);
export const CouponWrong: Story = purchase({}, async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Coupon' }), 'WELCOME');
  await press('Apply');
  const field = () => screen.getByRole('textbox', { name: 'Coupon' });
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Invalid coupon'));
  await waitFor(async () => expect(await button('Pay $149.00')).toBeVisible());
});
export const Bump: Story = purchase({ 'GET /prices/12/crosssells': [bumpFixture] }, async () => {
  const box = await screen.findByRole('checkbox', { name: 'Yes, add Trunk repair' });
  await expect(box).not.toBeChecked();
  await userEvent.click(box);
  await waitFor(async () => expect(await button('Pay $168.00')).toBeEnabled());
});
export const Trial: Story = purchase({}, async () => {
  await userEvent.click(await screen.findByRole('radio', { name: /7 days free/ }));
  await waitFor(async () => expect(await button('Start free trial')).toBeEnabled());
  await waitFor(() =>
    expect(screen.getByText('Then $29.00 a month from 1 Dec 2026')).toBeVisible(),
  );
});
export const FreePlan: Story = purchase(
  {
    'GET /prices': {
      ...priceListFixture,
      prices: [{ ...priceFixture, type: 'free', amount: { amount: 0, currency: 'USD' } }],
    },
    'POST /me/quotes': freeQuoteFixture,
    'GET /me/payments': { methods: [] },
  },
  async () => {
    await press('Get it free');
    const dialog = await screen.findByRole('dialog', { name: 'You are in' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
);
export const Declined: Story = purchase(
  {
    'POST /me/modules': answer({
      state: 'declined',
      purchase: null,
      decline: {
        code: 'declined',
        message: 'We were unable to process your payment. Update your card and try again.',
      },
    }),
  },
  async () => {
    await press('Pay $149.00');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^We were unable/);
    await waitFor(async () => expect(await button('Pay $149.00')).toBeEnabled());
  },
);
export const DeclinedByWallet: Story = purchase(
  {
    'GET /me/payments': { methods: [{ ...cardFixture, type: 'wallet', last4: null }] },
    'POST /me/modules': answer({
      state: 'declined',
      purchase: null,
      decline: { code: 'declined', message: paymentFailed('wallet') },
    }),
  },
  async () => {
    await press('Pay $149.00');
    const alert = await screen.findByRole('alert');
    await expect(within(alert).getByText('Please try again later.')).toBeInTheDocument();
  },
);
/** Whether it was bought isn't known: asking again doesn't buy twice. */
export const PaidOffline: Story = purchase({ 'POST /me/modules': refused.offline }, async () => {
  await press('Pay $149.00');
  await waitFor(async () => expect(await button('Check again')).toBeVisible());
});
export const ConfirmationNeeded: Story = purchase(
  {
    'POST /me/modules': answer({
      state: 'confirmationNeeded',
      purchase: null,
      confirmation: { kind: 'frame', url: 'https://bank.example/ask' },
    }),
  },
  async () => {
    await press('Pay $149.00');
    await waitFor(async () => expect(await button('Continue to my bank')).toBeVisible());
  },
);
export const Paying: Story = purchase({ 'POST /me/modules': refused.loading }, async () => {
  await press('Pay $149.00');
  await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});
export const Bought: Story = purchase({}, async () => {
  await press('Pay $149.00');
  await press('Start learning');
  await expect(onFollowUp).toHaveBeenCalledWith('start', resultFixture.purchase?.product);
});
export const Upsell: Story = purchase(
  {
    'GET /prices/12/crosssells': (request: Request) =>
      Response.json(request.url.includes('orderbump') ? [] : [offerFixture]),
    'POST /me/purchases/77/upsells': answer({}),
  },
  async () => {
    await press('Pay $149.00');
    await press('Add it for $79.00');
    await waitFor(async () => expect(await button('Start learning')).toBeVisible());
  },
);
/** The bank asks about the offer as well. */
export const UpsellConfirmed: Story = purchase(
  {
    'GET /prices/12/crosssells': (request: Request) =>
      Response.json(request.url.includes('orderbump') ? [] : [offerFixture]),
    'POST /me/purchases/77/upsells': answer({
      state: 'confirmationNeeded',
      confirmation: { kind: 'frame', url: 'about:blank' },
    }),
  },
  async () => {
    await press('Pay $149.00');
    await press('Add it for $79.00');
    const bank = await screen.findByRole('dialog', { name: 'Confirm with your bank' });
    await waitFor(() => expect(bank).toBeVisible());
  },
);
/** A second Enter answers nothing that was not read yet. */
export const TwoUpsells: Story = purchase(
  {
    'GET /prices/12/crosssells': (request: Request) =>
      Response.json(
        request.url.includes('orderbump')
          ? []
          : [offerFixture, { ...offerFixture, id: offerFixture.id + 1, title: 'And a second one' }],
      ),
  },
  async () => {
    await press('Pay $149.00');
    (await button('No, thank you')).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(screen.getByText('And a second one')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  },
);
export const FreeToStart: Story = purchase(
  { [`GET /modules/${foreignFixture.id}`]: { ...courseFixture, id: foreignFixture.id, status: 5 } },
  async () => {
    const text = await screen.findByText(/you can start it without paying/);
    await waitFor(() => expect(text).toBeVisible());
  },
);
export const AlreadyOwned: Story = purchase(
  { [`GET /modules/${foreignFixture.id}`]: { ...courseFixture, id: foreignFixture.id } },
  async () => {
    await waitFor(async () => expect(await button('Open it')).toBeVisible());
  },
);

export const ByKeyboard: Story = purchase({}, async () => {
  const pay = await button('Pay $149.00');
  await waitFor(() => expect(pay).toBeEnabled());
  await tabTo(pay);
  await userEvent.keyboard('{Enter}');
  const start = await button('Start learning');
  await tabTo(start);
  await userEvent.keyboard('{Enter}');
  await expect(onFollowUp).toHaveBeenCalledWith('start', resultFixture.purchase?.product);
});
