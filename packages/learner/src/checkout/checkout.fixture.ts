import type { Schema } from '@uplink/api-client';

const product = {
  id: 14,
  name: 'OSPF in Practice',
  uniqueName: 'ospf-in-practice',
  type: 2,
} as const;
const labs = { id: 61, name: 'OSPF Lab Pack', uniqueName: 'ospf-lab-pack', type: 10 } as const;
const usd = (amount: number) => ({ amount, currency: 'USD' });

const plan: Schema<'Price'> = {
  id: 31,
  type: 'oneTime',
  amount: usd(14_900),
  months: null,
  total: null,
  trialDays: null,
  enrollmentFee: null,
  validDays: null,
  isDefault: true,
  listPrice: null,
};

export const pricesFixture: Schema<'Price'>[] = [
  plan,
  {
    ...plan,
    id: 32,
    type: 'paymentPlan',
    amount: usd(5200),
    months: 3,
    total: usd(15_600),
    isDefault: false,
  },
  { ...plan, id: 33, type: 'subscription', amount: usd(2900), trialDays: 7, isDefault: false },
];

/** The prices of the coupon NIGHTSHIFT20. */
export const couponPricesFixture: Schema<'Price'>[] = [
  { ...plan, id: 41, amount: usd(11_920), listPrice: usd(14_900) },
];

export const bumpFixture: Schema<'Crosssell'> = {
  id: 7,
  type: 'orderbump',
  parentId: null,
  product: labs,
  cover: { motif: 'areas', hue: 'blue', seed: labs.uniqueName },
  image: null,
  title: 'Yes, add the OSPF Lab Pack',
  text: '24 broken networks to repair in the browser, one year from first access.',
  price: { ...plan, id: 51, amount: usd(2900), validDays: 365, listPrice: usd(5900) },
};

export const offerFixture: Schema<'Crosssell'> = {
  ...bumpFixture,
  id: 8,
  type: 'upsell',
  title: 'Go on with BGP for Operators',
  text: 'Peering, policies and the mistakes that make the news, with the same mentor.',
  product: { id: 15, name: 'BGP for Operators', uniqueName: 'bgp-for-operators', type: 2 },
  price: { ...plan, id: 52, amount: usd(9900), listPrice: usd(14_900) },
};

/** A page with every block. */
export const pageFixture: Schema<'CheckoutPage'> = {
  uniqueId: 'ospf-in-practice',
  title: 'OSPF in Practice',
  product,
  cover: { motif: 'areas', hue: 'ink', seed: product.uniqueName },
  layout: {
    header: {
      title: 'Make routers agree.',
      text: 'OSPF in Practice: 25 lessons, 12 labs and one mentor who reads your configuration.',
      background: null,
      logo: null,
    },
    image: null,
    fields: { address: true, tshirt: true, coupon: true },
    testimonials: {
      title: 'From people who changed lanes',
      items: [
        {
          message:
            'Breaking an area in the lab and fixing it at eleven at night is what made it stick.',
          photo: null,
          name: 'Linh Tran',
          stars: 5,
          jobTitle: 'Network technician, was a pharmacist',
        },
        {
          message:
            'My mentor sent my first design back with three questions. I was asked two of them in the interview.',
          photo: null,
          name: 'Sven Lindqvist',
          stars: 4,
          jobTitle: 'NOC analyst, was a chef',
        },
        {
          message:
            'Short lessons, honest quizzes. I could stop in the middle of one and it knew where I was.',
          photo: null,
          name: 'Amara Diallo',
          jobTitle: 'Junior network engineer, was a teacher',
        },
      ],
    },
    bullets: {
      title: 'What you get',
      items: [
        '25 lessons, 6 hours, captions and transcript',
        '12 labs on real router images',
        'A mentor who reads your homework',
        'A certificate employers can check',
      ],
    },
    text: { html: '<h2>Who it is for</h2><p>People who run a network that others depend on.</p>' },
    promo: { text: 'Spring intake: 20% off until 31 March with', coupon: 'NIGHTSHIFT20' },
  },
  rating: { average: 4.8, count: 1126 },
  prices: pricesFixture,
  couponCode: null,
  orderbump: bumpFixture,
  upsells: [offerFixture],
  cohorts: [],
};

/** The figures of a plan that is paid once, with or without the order bump and the coupon. */
export function quoteFixture({ bump = false, coupon = false } = {}): Schema<'Quote'> {
  const discount = coupon ? 2980 : 0;
  const dueToday = 14_900 - discount + (bump ? 2900 : 0);
  return {
    priceId: coupon ? 41 : 31,
    type: 'oneTime',
    currency: 'USD',
    lines: [
      {
        kind: 'product',
        product,
        name: product.name,
        listAmount: 14_900,
        discount,
        amount: 14_900 - discount,
        dueToday: 14_900 - discount,
      },
      ...(bump
        ? [
            {
              kind: 'orderbump' as const,
              product: labs,
              name: labs.name,
              listAmount: 2900,
              discount: 0,
              amount: 2900,
              dueToday: 2900,
            },
          ]
        : []),
    ],
    discount,
    couponCode: coupon ? 'NIGHTSHIFT20' : null,
    enrollmentFee: 0,
    credit: 0,
    tax: 0,
    taxLabel: null,
    isTaxIncluded: true,
    dueToday,
    total: dueToday,
    trialEndsAt: null,
    nextCharge: null,
    chargesLeft: 0,
    validUntil: null,
  };
}

export const orderFixture: Schema<'CheckoutOrder'> = {
  id: '0b6f6a64-52a1-4c3d-9d3e-6d5b2b1f7a10',
  state: 'bought',
  product,
  email: 'jonas.petersen@example.org',
  quote: quoteFixture(),
  added: [],
  paidToday: 14_900,
  confirmation: null,
  decline: null,
  offer: null,
  thankYouUrl: null,
};
