import { formatMoney, type MailContent, paymentFailed } from '@uplink/api-client/domain';
import * as order from '../areas/checkout/order.mails.ts';
import { applicationDecided } from '../areas/learning/application.mails.ts';
import { news } from '../areas/notifications/notifications.mails.ts';
import * as people from '../areas/people/people.mails.ts';
import * as privacy from '../areas/privacy/privacy.mails.ts';
import * as products from '../areas/products/products.mails.ts';
import * as purchases from '../areas/purchases/purchases.mails.ts';
import type { Receipt } from '../areas/purchases/receipt-words.ts';
import * as leads from '../areas/referral/leads.mails.ts';
import { factorsChanged } from '../areas/security/security.mails.ts';
import { settings } from '../config/settings.ts';
import * as identity from '../providers/identity/identity.mails.ts';

const site = {
  publicUrl: 'https://academy.example',
  academyName: settings.ACADEMY_NAME.fallback ?? '',
};
const code = '8f2c1d7e';
const address = 'maya.chen@example.org';
const name = 'OSPF in Practice';
const amount = formatMoney({ amount: 4200, currency: 'USD' });
const receipt: Receipt = {
  name,
  figures: [
    [name, formatMoney({ amount: 5000, currency: 'USD' })],
    ['Discount', formatMoney({ amount: 800, currency: 'USD' })],
    ['Paid today', amount],
  ],
};
const due = new Date('2026-03-26T12:00:00Z');
const copy = { name, url: 'ospf-2' };
const upload = { id: 4, fileName: 'users-march.csv', added: 12, updated: 0, others: 0 };

/** Every mail of the academy as someone may get it. */
const mailSamples: readonly MailContent[] = [
  identity.confirmAddress(site, code),
  identity.knownAddress(site),
  identity.addressTaken(site),
  people.activation(site, code),
  leads.application(site, 'maya'),
  leads.invitation(site, { from: 'Maya Chen', link: `${site.publicUrl}/i/maya` }),
  identity.newDevice(site, { device: 'Firefox on Linux', at: new Date('2026-03-14T07:12:00Z') }),
  factorsChanged(site, 'The passkey "Work laptop" was added to your account.'),
  identity.choosePassword(site, code),
  identity.passwordReset(site, []),
  identity.passwordReset(site, ['the passkey "Phone"']),
  identity.passwordChanged(site),
  identity.confirmNewAddress(site, code),
  identity.addressWillChange(site, address),
  identity.addressChanged(site, address),
  people.addressChangedBySupport(site, address),
  people.signInWithNewAddress(site),
  order.accountOfOrder(site, {
    ...receipt,
    waitsFor: [{ id: 5, name: 'VLANs and Switching', uniqueName: 'vlans-and-switching', type: 2 }],
    address: `${site.publicUrl}/identity/confirm?code=${code}`,
  }),
  order.claimOrder(site, { name, page: 'ospf-in-practice', code, hasLaterCharges: true }),
  purchases.bought(site, receipt),
  purchases.unclaimed({ name, isPaid: true }),
  purchases.refunded(site, { name, amount, also: null }),
  purchases.refundFailed(site, { name, amount }),
  purchases.paid(site, { name, amount }),
  purchases.declined(site, { name, amount, refusal: paymentFailed('card') }),
  purchases.comingCharge(site, { name, amount, date: '26 Mar 2026', isTrial: true }),
  purchases.comingCharge(site, { name, amount, date: '26 Mar 2026', isTrial: false }),
  purchases.frozen(site, '24 Feb 2026'),
  applicationDecided(site, {
    name: 'Network Engineer',
    isAccepted: true,
    message: "You're accepted: Network Engineer. You can start now.",
    path: '/programs/network-engineer',
  }),
  applicationDecided(site, {
    name: 'Network Engineer',
    isAccepted: false,
    message:
      "Your application for Network Engineer wasn't accepted. Finish a course on routing first.",
    path: '/programs/network-engineer',
  }),
  news(site, {
    lines: [
      { message: 'Noor answered your question about trunks.', url: '/courses/vlans-and-switching' },
      { message: 'Your certificate for VLANs and Switching is ready.', url: '/achievements' },
      { message: 'Maya Chen started following you.', url: null },
    ],
    unsubscribeUrl: `${site.publicUrl}/unsubscribe/${code}`,
  }),
  privacy.copyIsReady(site, new Date('2026-03-21T12:00:00Z')),
  privacy.willBeDeleted(site, due),
  privacy.deletedSoon(site, due),
  privacy.deleted(site),
  people.usersUploaded(site, upload),
  products.copied(site, copy),
  products.notCopied(site, copy),
  products.imported(site, name),
  products.notImported(site, { name, failure: 'lesson.yaml has no title.' }),
];

export const samplesPath = new URL(
  '../../../../packages/api-client/src/generated/mail-samples.ts',
  import.meta.url,
);

/** The source of the samples that previews of mails show; packages can't import the server. */
export const mailSamplesFile = (): string => `/**
 * Written by \`pnpm --filter @uplink/server generate:mails\` from the server's mails. Do not edit.
 */
import type { MailContent } from '../domain/mail-layout.ts';

/** Every mail of the academy as someone may get it. */
export const mailSamples: readonly MailContent[] = ${JSON.stringify(mailSamples, undefined, 2)};
`;
