import type { Settings } from './setting.types.ts';

export const paymentsSettings = {
  STRIPE_SECRET_KEY: {
    about: 'Stripe takes cards.',
    otherwise: 'the sandbox',
    isRequired: true,
  },
  STRIPE_PUBLISHABLE_KEY: { about: 'Needed with STRIPE_SECRET_KEY.' },
  STRIPE_WEBHOOK_SECRET: { about: 'Needed with STRIPE_SECRET_KEY.' },
  PAYPAL_CLIENT_ID: {
    about: 'PayPal takes wallets.',
    otherwise: 'the sandbox',
    isRequired: true,
  },
  PAYPAL_SECRET: { about: 'Needed with PAYPAL_CLIENT_ID.' },
  PAYPAL_WEBHOOK_ID: { about: 'Needed with PAYPAL_CLIENT_ID.' },
  PAYPAL_MODE: {
    about: '`live` or `sandbox`.',
    otherwise: '`live` in production, else `sandbox`',
  },
  PAYMENTS_SANDBOX_PORT: {
    about: "Port of the built-in sandbox's own origin.",
    otherwise: '`PORT` + 1',
  },
  PAYMENTS_SANDBOX_URL: {
    about: 'Where browsers reach the sandbox.',
    otherwise: 'the host of `PUBLIC_URL` with that port',
  },
  SELLER_NAME: {
    about: 'Who sells, on receipts.',
    otherwise: "the demo's",
    isRequired: true,
  },
  SELLER_ADDRESS: {
    about: 'Their address.',
    otherwise: "the demo's",
    isRequired: true,
  },
  SELLER_TAX_ID: {
    about: 'Their tax number.',
    otherwise: "the demo's",
    isRequired: true,
  },
  TAX_RATES: {
    about: 'Tax of each country; see [payments](../payments.md).',
    fallback: '',
  },
  STRIPE_TAX: {
    about:
      'Asks Stripe Tax instead: `inclusive` if prices include the tax, else `exclusive`; see [payments](../payments.md).',
    fallback: '',
  },
  STRIPE_TAX_HOME: {
    about: 'With `STRIPE_TAX`: the country of buyers without an address, such as `NL`.',
    fallback: '',
  },
  SUPPORT_REFUND_LIMIT: {
    about:
      'By currency, in its minor units: what customer support may refund of one purchase, with the credits in it. In other currencies only admins refund.',
    fallback: 'USD=10000;EUR=10000;GBP=8000',
  },
  SUPPORT_REFUND_DAY_LIMIT: {
    about:
      'The same of what one person of customer support may refund, and give as credits, in 24 hours.',
    fallback: 'USD=100000;EUR=100000;GBP=80000',
  },
  FREE_SALES_DAY_LIMIT: {
    about: 'How many products one person of sales may sell without a charge in 24 hours.',
    fallback: '50',
  },
  OFFLINE_SALES_DAY_LIMIT: {
    about: 'How many products one person of sales may sell as paid elsewhere in 24 hours.',
    fallback: '50',
  },
  OFFLINE_SALE_LIMIT: {
    about:
      'By currency, in its minor units: above this amount only admins sell as paid elsewhere. In other currencies only admins do.',
    fallback: 'USD=500000;EUR=500000;GBP=400000',
  },
} as const satisfies Settings;
