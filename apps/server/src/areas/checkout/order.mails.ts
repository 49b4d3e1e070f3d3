import type { MailContent } from '@uplink/api-client/domain';
import type { MailSite } from '../../providers/mail/mail.ts';
import {
  finishFirst,
  type Receipt,
  receiptWords,
  type Waiting,
} from '../purchases/receipt-words.ts';

type Site = Pick<MailSite, 'publicUrl'>;

/** To a visitor whose purchase made an account: the way there and the receipt in one. */
export const accountOfOrder = (
  site: Site,
  { address, ...receipt }: Receipt & { address: string },
): MailContent => ({
  subject: `Your account for ${receipt.name}`,
  text: [
    `Thank you for your purchase: ${receipt.name}.`,
    `Open this link to choose your password. It works for 48 hours:\n${address}`,
    `Later, choose one here:\n${site.publicUrl}/identity/forgot`,
    ...receiptWords(site, receipt),
  ].join('\n\n'),
});

interface MailedClaim extends Waiting {
  page: string;
  code: string;
  hasLaterCharges: boolean;
}

/** To a visitor whose address has an account: the purchase isn't in it yet. */
export const claimOrder = (
  site: Site,
  { page, code, hasLaterCharges, ...product }: MailedClaim,
): MailContent => ({
  subject: `Your purchase: ${product.name}`,
  text: [
    `Someone, most likely you, bought ${product.name} with this email address. It already has an account.`,
    `Sign in to add the purchase to your account:\n${site.publicUrl}/checkout/${page}/thank-you?claim=${code}`,
    ...(hasLaterCharges ? [laterCharges] : []),
    `If you don't know your password, choose a new one:\n${site.publicUrl}/identity/forgot`,
    ...finishFirst(site, product),
    "If this wasn't you, you can ignore this email: nothing was charged to you.",
  ].join('\n\n'),
});

const laterCharges =
  'Once you add it, its later payments are charged to the card or wallet of your account. You see the next one before you decide.';
