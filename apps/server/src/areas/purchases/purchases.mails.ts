import {
  LABELLED_ERRORS,
  type MailContent,
  PAYMENT_GRACE_DAYS,
  UNCLAIMED_DAYS,
} from '@uplink/api-client/domain';
import type { MailSite } from '../../providers/mail/mail.ts';
import { type Receipt, receiptsAt, receiptWords } from './receipt-words.ts';

/** What a mail is about: a product and an amount of money, as they are shown. */
interface Of {
  name: string;
  amount: string;
}

/** To a buyer with every figure, each with its label. */
export const bought = (site: MailSite, receipt: Receipt): MailContent => ({
  subject: `Your purchase: ${receipt.name}`,
  text: paragraphs('Thank you for your purchase.', ...receiptWords(site, receipt)),
});

/** To the address a visitor bought with, whose account was never opened. */
export const unclaimed = ({ name, isPaid }: { name: string; isPaid: boolean }): MailContent => ({
  subject: `Your purchase ended: ${name}`,
  text: `${name} was bought with this email address, but its account was not opened within ${UNCLAIMED_DAYS} days. The purchase has ended. ${isPaid ? 'We sent the whole payment back to where it came from.' : 'Nothing was charged.'}`,
});

/** Of money, of credits (`also` says of which), or of both. */
export const refunded = (
  site: MailSite,
  { name, amount, also }: { name: string; amount: string | null; also: string | null },
): MailContent => ({
  subject: `Refund: ${name}`,
  text: paragraphs(
    [amount && `We refunded ${amount} for ${name}.`, also].filter(Boolean).join(' '),
    receiptsAt(site),
  ),
});

export const refundFailed = (site: MailSite, { name, amount }: Of): MailContent => ({
  subject: `Refund failed: ${name}`,
  text: paragraphs(
    `Your bank returned our refund of ${amount} for ${name}, so you don't have it yet. We have been told and will get in touch about another way to pay you back.`,
    receiptsAt(site),
  ),
});

/** After every payment but the first. */
export const paid = (site: MailSite, { name, amount }: Of): MailContent => ({
  subject: `Payment received: ${name}`,
  text: paragraphs(`We received your payment of ${amount} for ${name}.`, receiptsAt(site)),
});

export const declined = (
  { publicUrl }: Pick<MailSite, 'publicUrl'>,
  { name, amount, refusal }: Of & { refusal: string },
): MailContent => ({
  subject: `Payment declined: ${name}`,
  text: paragraphs(
    refusal,
    `${amount} for ${name} is still to be paid. Access is limited ${PAYMENT_GRACE_DAYS} days after the first declined payment.`,
    `Pay here: ${publicUrl}/billing`,
  ),
});

/** Before a charge; the first one ends a trial. */
export const comingCharge = (
  { publicUrl }: Pick<MailSite, 'publicUrl'>,
  { name, amount, date, isTrial }: Of & { date: string; isTrial: boolean },
): MailContent => ({
  subject: isTrial ? `Your trial of ${name} ends soon` : `Upcoming payment: ${name}`,
  text: paragraphs(
    isTrial
      ? `Your trial of ${name} ends on ${date}. We will then charge ${amount}.`
      : `We will charge ${amount} for ${name} on ${date}.`,
    `To cancel or change how you pay: ${publicUrl}/billing`,
  ),
});

export const frozen = ({ publicUrl }: Pick<MailSite, 'publicUrl'>, since: string): MailContent => ({
  subject: LABELLED_ERRORS.limitedAccess,
  text: paragraphs(
    `A payment has been due since ${since}. Your lessons are on hold and nothing is lost: they open again as soon as you pay.`,
    `Pay here: ${publicUrl}/billing`,
  ),
});

const paragraphs = (...all: string[]) => all.join('\n\n');
