import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longTexts,
  narrow,
  type Play,
  press,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { waitsForFixture } from '../shared/waits-for.fixture.ts';
import {
  couponPricesFixture,
  offerFixture,
  orderFixture,
  pageFixture,
  pricesFixture,
  quoteFixture,
} from './checkout.fixture.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { CheckoutPreview } from './checkout-preview.tsx';

const meta = { title: 'learner/Checkout' } satisfies Meta;
export default meta;

const path = '/checkouts/ospf-in-practice';
const page = `GET ${path}`;
const orders = `POST ${path}/orders`;

const usual: TestAnswers = {
  [page]: pageFixture,
  [`GET ${path}/prices`]: ({ url }: Request) =>
    new URL(url).searchParams.get('coupon') === 'NIGHTSHIFT20'
      ? Response.json(couponPricesFixture)
      : new URL(url).searchParams.get('coupon') === ''
        ? Response.json(pricesFixture)
        : Response.json(
            { message: 'Invalid coupon', code: 'validation', requestId: 'story' },
            { status: 422 },
          ),
  [`POST ${path}/quotes`]: async (request: Request) => {
    const { coupon, orderbump } = await request.json();
    return Response.json(quoteFixture({ bump: orderbump, coupon: coupon !== undefined }));
  },
  [orders]: orderFixture,
};

const checkout = (answers: TestAnswers = {}, play?: Play, coupon?: string) =>
  stage(
    () => (
      <CheckoutPage
        uniqueId="ospf-in-practice"
        onSignIn={() => {}}
        onFinished={() => {}}
        termsHref="#terms"
        linkCoupon={coupon}
      />
    ),
    { ...usual, ...answers },
    play,
  );

const layout = { ...pageFixture.layout, fields: { address: false, tshirt: false, coupon: true } };
const short = { ...pageFixture, layout };

/** A customer with a saved card: what the provider's own form asks for is typed in a journey. */
const customer: TestAnswers = {
  'GET /me': {
    email: 'jonas.petersen@example.org',
    primaryPaymentMethod: { id: 3, userId: 7, type: 'card', isPrimary: true, isCurrent: true },
  },
  'GET /me/credits': { count: 0, balances: [] },
};

/** What becomes of an order, once the button was pressed. */
const paid = (answer: unknown, play: Play): Story =>
  checkout({ ...customer, [page]: short, [orders]: answer }, async (context) => {
    const { canvas } = context;
    await canvas.findByText('Your saved card is charged.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $149.00' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $149.00' }));
    await play(context);
  });

export const Open: Story = checkout({}, shows('Pay $149.00'));
export const Dark: Story = dark(Open);
export const RightToLeft: Story = rightToLeft(Open);
export const Narrow: Story = narrow(Open);
export const LongText: Story = longTexts(Open);

export const WithoutBlocks: Story = checkout(
  {
    [page]: {
      ...pageFixture,
      rating: null,
      orderbump: null,
      layout: {
        ...layout,
        fields: { address: false, tshirt: false, coupon: false },
        testimonials: null,
        bullets: null,
        text: null,
        promo: null,
      },
    },
  },
  shows('Pay $149.00'),
);

export const BumpAdded: Story = checkout({}, async ({ canvas }) => {
  const box = await canvas.findByRole('checkbox', { name: /Yes, add the OSPF Lab Pack/ });
  await expect(box).not.toBeChecked();
  await userEvent.click(box);
  await canvas.findByRole('button', { name: 'Pay $178.00' });
});

export const CouponApplied: Story = checkout({}, async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('Coupon'), 'nightshift20{Enter}');
  await canvas.findByRole('button', { name: 'Pay $119.20' });
  await userEvent.click(canvas.getByRole('button', { name: 'Remove coupon NIGHTSHIFT20' }));
  await canvas.findByRole('button', { name: 'Pay $149.00' });
});

export const CouponOfTheLink: Story = checkout(
  {},
  async (context) => {
    await shows('Pay $119.20')(context);
    await expect(document.body).toHaveFocus();
  },
  'nightshift20',
);
export const CouponOfTheLinkInvalid: Story = checkout({}, shows('Invalid coupon'), 'welcome');

export const CouponInvalid: Story = checkout({}, async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('Coupon'), 'WELCOME{Enter}');
  await canvas.findByText('Invalid coupon');
  await canvas.findByRole('button', { name: 'Pay $149.00' });
});

export const PricesFailed: Story = checkout(
  { [`POST ${path}/quotes`]: refused.failed },
  shows('The prices could not be loaded, so nothing can be ordered now.'),
);

export const FieldsMissing: Story = checkout({}, async ({ canvas }) => {
  const button = await canvas.findByRole('button', { name: 'Pay $149.00' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await canvas.findByText('Some fields need your attention.');
  await expect(canvas.getByLabelText(/First name/)).toHaveFocus();
});

export const Free: Story = checkout(
  {
    [page]: short,
    [`POST ${path}/quotes`]: { ...quoteFixture(), type: 'free', dueToday: 0, total: 0 },
  },
  shows('Get it free'),
);

export const WaitsForAnother: Story = checkout(
  { [page]: short, [`POST ${path}/quotes`]: { ...quoteFixture(), waitsFor: waitsForFixture } },
  shows('VLANs'),
);

const cohort = { id: 5, name: 'Spring evenings', seatsLeft: 4 };
const dates = { startDate: '2026-04-06', endDate: '2026-10-02' };

/** A program with cohorts: nothing is ordered before one is chosen. */
export const Cohorts: Story = checkout(
  {
    ...customer,
    [page]: {
      ...short,
      cohorts: [
        { ...cohort, ...dates },
        { ...cohort, ...dates, id: 6, name: 'Spring mornings' },
        { ...cohort, ...dates, id: 7, name: 'Weekends', seatsLeft: 0 },
      ],
    },
  },
  async ({ canvas }) => {
    const pay = await canvas.findByRole('button', { name: 'Pay $149.00' });
    await waitFor(() => expect(pay).toBeEnabled());
    const field = await canvas.findByRole('button', { name: /Cohort/ });
    await userEvent.click(pay);
    await canvas.findByText('This field is Required');
    await userEvent.click(field);
    await userEvent.click(
      await screen.findByRole('option', { name: /^Spring mornings, starts 6 Apr 2026, 4 seats/ }),
    );
    await waitFor(() => expect(canvas.queryByText('This field is Required')).toBeNull());
  },
);

/** A customer pays with credits first: where they pay for all of it, no card is asked for. */
export const Credits: Story = checkout(
  {
    ...customer,
    [page]: short,
    'GET /me/credits': {
      count: 3,
      // Those in another currency than the order's are not offered.
      balances: [
        { amount: 700, currency: 'EUR' },
        { amount: 20_000, currency: 'USD' },
      ],
    },
    [`POST ${path}/quotes`]: async (request: Request) => {
      const { useCredits } = await request.json();
      const quote = quoteFixture();
      const { dueToday: credit } = quote;
      return Response.json(useCredits ? { ...quote, credit, dueToday: 0, total: 0 } : quote);
    },
  },
  async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Use my credits ($200.00)' });
    await canvas.findByText('Your saved card is charged.');
    await userEvent.click(box);
    await canvas.findByRole('button', { name: 'Pay with credits' });
    await canvas.findByText(/no payment method is needed/);
  },
);

export const SavedCard: Story = checkout(
  { ...customer, [page]: short },
  shows('Your saved card is charged.'),
);

export const Declined: Story = paid(
  {
    ...orderFixture,
    state: 'declined',
    decline: { code: 'insufficientFunds', message: 'Your card has insufficient funds.' },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your card has insufficient funds.',
    );
    await canvas.findByRole('button', { name: 'Use another card' });
  },
);

/** Other figures than were seen: they are asked for again, and nothing was charged. */
const figures = { wasRefused: false };
export const PriceChanged: Story = checkout(
  {
    ...customer,
    [page]: short,
    [`POST ${path}/quotes`]: () => {
      const quote = quoteFixture();
      const dueToday = figures.wasRefused ? 15_900 : quote.dueToday;
      return Response.json({ ...quote, dueToday, total: dueToday });
    },
    [orders]: () => {
      figures.wasRefused = true;
      const message = 'The price has changed. Review the new amount before you pay.';
      return Response.json({ message, code: 'priceChanged', requestId: 'story' }, { status: 409 });
    },
  },
  async ({ canvas }) => {
    figures.wasRefused = false;
    await canvas.findByText('Your saved card is charged.');
    const pay = await canvas.findByRole('button', { name: 'Pay $149.00' });
    await waitFor(() => expect(pay).toBeEnabled());
    await userEvent.click(pay);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^The price has changed/);
    await canvas.findByRole('button', { name: 'Pay $159.00' });
  },
);

/** A tax that depends on where it is sent is in the figures before anything is paid. */
export const TaxOfTheAddress: Story = checkout(
  {
    [`POST ${path}/quotes`]: async (request: Request) => {
      const { shipping } = await request.json();
      const quote = quoteFixture();
      const tax = shipping?.zip === '1012' ? 3129 : 0;
      const dueToday = quote.dueToday + tax;
      const figures = { tax, taxLabel: tax > 0 ? 'VAT 21%' : null, isTaxIncluded: false };
      const pending = !shipping && { isTaxPending: true };
      return Response.json({ ...quote, ...figures, ...pending, dueToday, total: dueToday });
    },
  },
  async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pay $149.00' });
    await canvas.findByText('USD. Tax is calculated from your address.');
    await userEvent.type(canvas.getByLabelText('Street'), '1 Dam');
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Amsterdam');
    await userEvent.type(canvas.getByLabelText('Zip'), '1012');
    await userEvent.click(canvas.getByRole('button', { name: /Country/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Netherlands' }));
    await canvas.findByRole('button', { name: 'Pay $180.29' });
    await canvas.findByText('VAT 21%');
    await expect(canvas.queryByText(/Tax is calculated/)).toBeNull();
  },
);

export const NoAnswer: Story = paid(
  refused.offline,
  shows(/Pressing the button again doesn’t charge you twice/),
);

/** Nothing was ordered, and that is known. */
export const TooManyTries: Story = paid(
  refused.tooMany,
  shows('Too many tries. Try again in 60 minutes.'),
);

export const Processing: Story = paid(
  { ...orderFixture, state: 'processing' },
  shows('Your payment is being processed'),
);

/** The bank's page stays empty here: a story must not leave its own. */
export const ConfirmationNeeded: Story = paid(
  {
    ...orderFixture,
    state: 'confirmationNeeded',
    confirmation: { kind: 'frame', url: 'about:blank' },
  },
  async ({ canvas }) => {
    await canvas.findByText('Confirm the payment with your bank');
    await screen.findByRole('dialog');
  },
);

export const Offer: Story = paid(
  { ...orderFixture, offer: offerFixture },
  shows('Go on with BGP for Operators'),
);

const without = withoutContent(checkout, page);
export const Loading: Story = without.Loading;
export const Failed: Story = without.Failed;
export const Unknown: Story = checkout(
  { [page]: refused.empty },
  shows('This page is not available'),
);

export const PreviewForItsAuthors: Story = stage(
  () => <CheckoutPreview page={pageFixture} quote={quoteFixture()} />,
  {},
  shows('Make routers agree.'),
);
export const Offline: Story = without.Offline;

/** A coupon, then the order. */
export const ByKeyboard: Story = checkout(
  { ...customer, [page]: short, [orders]: { ...orderFixture, state: 'processing' } },
  async ({ canvas }) => {
    await canvas.findByText('Your saved card is charged.');
    await press(await canvas.findByLabelText('Coupon'), 'nightshift20{Enter}');
    const pay = await canvas.findByRole('button', { name: 'Pay $119.20' });
    await waitFor(() => expect(pay).toBeEnabled());
    await press(pay);
    await canvas.findByText('Your payment is being processed');
  },
);
