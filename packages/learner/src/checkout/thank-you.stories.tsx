import type { Meta } from '@storybook/react-vite';
import type { Schema } from '@uplink/api-client';
import { productPath } from '@uplink/api-client/domain';
import type { TestAnswers } from '@uplink/api-client/testing';
import {
  dark,
  longTexts,
  narrow,
  type Play,
  refused,
  rightToLeft,
  type Story,
  shows,
  stage,
} from '@uplink/kit/testing';
import { expect, userEvent } from 'storybook/test';
import { waitsForFixture } from '../shared/waits-for.fixture.ts';
import { orderFixture } from './checkout.fixture.ts';
import { ThankYou } from './thank-you.tsx';

const meta = { title: 'learner/ThankYou' } satisfies Meta;
export default meta;

const uniqueId = 'ospf-in-practice';
const path = `GET /checkouts/${uniqueId}/orders/${orderFixture.id}`;

interface Setting {
  answers?: TestAnswers;
  claim?: string;
  hasOrder?: boolean;
}

/** After this browser has ordered, unless it is said otherwise. */
function thankYou({ answers = {}, claim, hasOrder = true }: Setting, play?: Play): Story {
  const widget = () => {
    const memory = { token: 'x'.repeat(43), requestId: orderFixture.id, isFinished: true };
    if (hasOrder) localStorage.setItem(`uplink.checkout.${uniqueId}`, JSON.stringify(memory));
    return (
      <ThankYou uniqueId={uniqueId} claim={claim} onSignIn={() => {}} startHref={productPath} />
    );
  };
  return stage(widget, answers, play);
}

export const ByMail: Story = thankYou(
  { answers: { [path]: orderFixture } },
  shows(/We sent an email to jonas.petersen@example.org/),
);
export const WithOffers: Story = thankYou(
  {
    answers: {
      [path]: {
        ...orderFixture,
        email: null,
        paidToday: 24_800,
        added: [
          {
            kind: 'upsell',
            product: {
              id: 15,
              name: 'BGP for Operators',
              uniqueName: 'bgp-for-operators',
              type: 2,
            },
            name: 'BGP for Operators',
            amount: 9900,
          },
        ],
      },
    },
  },
  shows('$248.00'),
);
export const WaitsForAnother: Story = thankYou(
  {
    answers: {
      [path]: { ...orderFixture, quote: { ...orderFixture.quote, waitsFor: waitsForFixture } },
    },
  },
  shows('Routing'),
);
export const Narrow: Story = narrow(ByMail);
export const Dark: Story = dark(ByMail);
export const RightToLeft: Story = rightToLeft(ByMail);
export const LongText: Story = longTexts(ByMail);
export const Gone: Story = thankYou({ hasOrder: false }, shows('There is nothing to show here'));

const signedIn: TestAnswers = { 'GET /me': { email: orderFixture.email } };
const mail = 'GET /me/orders/code';
const add = 'POST /me/orders';
const { product } = orderFixture;
const nextCharge = {
  ...{ at: '2090-04-12T09:41:00.000Z', amount: 3900, currency: 'USD', isMonthly: true },
  ...{ paymentType: 'card', method: 'Visa 4242' },
} satisfies Schema<'MailedCharge'>;
const monthly = { product, nextCharge, claimed: null } satisfies Schema<'MailedOrder'>;
const once = { ...monthly, nextCharge: null };
const pressAdd: Play = async ({ canvas }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Add to my account' }));

let sent: unknown[] = [];
/** What was sent is kept; nothing is before the press. */
const mailed = (order: Schema<'MailedOrder'>, answer: object, play: Play) =>
  thankYou(
    {
      claim: 'code',
      answers: {
        ...signedIn,
        [mail]: order,
        [add]: async (request: Request) => {
          sent.push(await request.json());
          return Response.json(answer);
        },
      },
    },
    async (context) => {
      sent = [];
      await context.canvas.findByRole('button', { name: 'Add to my account' });
      await expect(sent).toEqual([]);
      await play(context);
    },
  );

export const Mailed: Story = mailed(once, {}, shows('Nothing is charged to you.'));
export const MailedMonthly: Story = mailed(
  monthly,
  { product, result: 'added' },
  async (context) => {
    const { canvas } = context;
    await canvas.findByText('From 12 Apr 2090, $39.00 is charged to Visa 4242 each month.');
    await pressAdd(context);
    await canvas.findByText('OSPF in Practice was added to your account.');
    const { at, amount } = nextCharge;
    await expect(sent).toEqual([{ code: 'code', nextCharge: { at, amount } }]);
  },
);
export const MailedWithoutCard: Story = mailed(
  { ...monthly, nextCharge: { ...nextCharge, isMonthly: false, method: null } },
  {},
  async ({ canvas }) => {
    await canvas.findByText('On 12 Apr 2090, $39.00 is charged.');
    await canvas.findByRole('link', { name: 'Add a card before 12 Apr 2090' });
  },
);
export const MailedWithoutWallet: Story = mailed(
  { ...monthly, nextCharge: { ...nextCharge, paymentType: 'wallet', method: null } },
  {},
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Connect a wallet before 12 Apr 2090' });
  },
);
export const MailedDue: Story = mailed(
  { ...monthly, nextCharge: { ...nextCharge, at: '2026-01-12T09:41:00.000Z' } },
  {},
  shows('$39.00 is charged to Visa 4242 as soon as you add it, and then each month.'),
);

/** Another charge than was seen: it is asked for again, and nothing was added. */
const charges = { wasRefused: false };
export const MailedChanged: Story = thankYou(
  {
    claim: 'code',
    answers: {
      ...signedIn,
      [mail]: () =>
        Response.json({
          ...monthly,
          nextCharge: { ...nextCharge, amount: charges.wasRefused ? 4900 : 3900 },
        }),
      [add]: () => {
        charges.wasRefused = true;
        const message =
          'The next charge has changed. Review it before you add this to your account.';
        const body = { message, code: 'priceChanged', requestId: 'story' };
        return Response.json(body, { status: 409 });
      },
    },
  },
  async (context) => {
    const { canvas } = context;
    charges.wasRefused = false;
    await canvas.findByText(/\$39\.00 is charged/);
    await pressAdd(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^The next charge/);
    await canvas.findByText(/\$49\.00 is charged/);
  },
);
export const Claimed: Story = mailed(
  once,
  { product, result: 'added', waitsFor: waitsForFixture },
  async (context) => {
    await pressAdd(context);
    await context.canvas.findByText('Open VLANs');
    await expect(sent).toEqual([{ code: 'code' }]);
  },
);
export const ClaimRefunded: Story = mailed(
  once,
  { product, result: 'refunded' },
  async (context) => {
    await pressAdd(context);
    await context.canvas.findByText(/so this payment is refunded/);
  },
);
export const ClaimedBefore: Story = thankYou(
  {
    claim: 'code',
    answers: { ...signedIn, [mail]: { ...once, claimed: { product, result: 'added' } } },
  },
  shows('OSPF in Practice was added to your account.'),
);
export const ClaimRefused: Story = thankYou(
  { claim: 'code', answers: { ...signedIn, [mail]: refused.empty } },
  shows('This purchase could not be added'),
);
