import type { Meta } from '@storybook/react-vite';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
  withoutContent,
} from '@uplink/kit/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  couponPricesFixture,
  offerFixture,
  orderFixture,
  pageFixture,
  pricesFixture,
  quoteFixture,
} from './checkout.fixture.ts';
import { CheckoutPage } from './checkout-page.tsx';

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

const checkout = (answers: TestAnswers = {}, play?: Play) =>
  stage(
    () => (
      <CheckoutPage
        uniqueId="ospf-in-practice"
        onSignIn={() => {}}
        onFinished={() => {}}
        termsHref="#terms"
      />
    ),
    { ...usual, ...answers },
    play,
  );

const layout = { ...pageFixture.layout, fields: { address: false, tshirt: false, coupon: true } };
const short = { ...pageFixture, layout };

const fillIn: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $149.00' })).toBeEnabled());
  await userEvent.type(canvas.getByLabelText(/First name/), 'Jonas');
  await userEvent.type(canvas.getByLabelText(/Last name/), 'Petersen');
  await userEvent.type(canvas.getByLabelText(/Email/), 'jonas.petersen@example.org');
};

const pay: Play = async (context) => {
  await fillIn(context);
  await userEvent.click(context.canvas.getByRole('button', { name: 'Pay $149.00' }));
};

export const Open: Story = checkout({}, shows('Pay $149.00'));
export const Dark: Story = dark(Open);
export const RightToLeft: Story = rightToLeft(Open);
export const Narrow: Story = narrow(Open);

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

export const Declined: Story = checkout(
  {
    [page]: short,
    [orders]: {
      ...orderFixture,
      state: 'declined',
      decline: { code: 'insufficientFunds', message: 'Your card has insufficient funds.' },
    },
  },
  async (context) => {
    await pay(context);
    await waitFor(() =>
      expect(context.canvas.getAllByText('Your card has insufficient funds.')[0]).toBeVisible(),
    );
    await expect(context.canvas.getByLabelText(/First name/)).toHaveValue('Jonas');
  },
);

export const NoAnswer: Story = checkout(
  { [page]: short, [orders]: refused.offline },
  async (context) => {
    await pay(context);
    await context.canvas.findByText(/Pressing the button again does not pay twice/);
    await expect(context.canvas.getByLabelText(/First name/)).toHaveValue('Jonas');
  },
);

export const Processing: Story = checkout(
  { [page]: short, [orders]: { ...orderFixture, state: 'processing' } },
  async (context) => {
    await pay(context);
    await context.canvas.findByText('Your payment is being processed');
  },
);

export const ConfirmationNeeded: Story = checkout(
  {
    [page]: short,
    [orders]: {
      ...orderFixture,
      state: 'confirmationNeeded',
      confirmation: { kind: 'redirect', url: 'https://bank.example.org/confirm' },
    },
  },
  async (context) => {
    await pay(context);
    await context.canvas.findByText('Confirm the payment with your bank');
  },
);

export const Offer: Story = checkout(
  { [page]: short, [orders]: { ...orderFixture, offer: offerFixture } },
  async (context) => {
    await pay(context);
    await context.canvas.findByText('Go on with BGP for Operators');
  },
);

const { Loading, Failed } = withoutContent(checkout, page);

export { Failed, Loading };
export const Unknown: Story = checkout(
  { [page]: refused.empty },
  shows('This page is not available'),
);
