import type { Meta } from '@storybook/react-vite';
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
export const Claimed: Story = thankYou(
  {
    claim: 'code',
    answers: { ...signedIn, 'POST /me/orders': { product: orderFixture.product, result: 'added' } },
  },
  shows('OSPF in Practice was added to your account.'),
);
export const ClaimedWaits: Story = thankYou(
  {
    claim: 'code',
    answers: {
      ...signedIn,
      'POST /me/orders': {
        product: orderFixture.product,
        result: 'added',
        waitsFor: waitsForFixture,
      },
    },
  },
  shows('Open VLANs'),
);
export const ClaimRefused: Story = thankYou(
  { claim: 'code', answers: { ...signedIn, 'POST /me/orders': refused.empty } },
  shows('This purchase could not be added'),
);
