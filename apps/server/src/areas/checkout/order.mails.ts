import type { MailContent } from '@uplink/api-client/domain';
import type { MailSite } from '../../providers/mail/mail.ts';

/** To a visitor whose purchase made an account. */
export const accountOfOrder = (
  { publicUrl }: Pick<MailSite, 'publicUrl'>,
  { product, address }: { product: string; address: string },
): MailContent => ({
  subject: `Your account for ${product}`,
  text: `Thank you for your purchase. ${product} is waiting for you.\n\nOpen this link to choose your password. It works for 48 hours:\n${address}\n\nLater, choose one here:\n${publicUrl}/identity/forgot`,
});

/** To a visitor whose address has an account: the purchase isn't in it yet. */
export const claimOrder = (
  { publicUrl }: Pick<MailSite, 'publicUrl'>,
  { product, page, code }: { product: string; page: string; code: string },
): MailContent => ({
  subject: `Your purchase: ${product}`,
  text: `Someone, most likely you, bought ${product} with this email address. It already has an account.\n\nSign in to add the purchase to your account:\n${publicUrl}/checkout/${page}/thank-you?claim=${code}\n\nIf you don't know your password, choose a new one:\n${publicUrl}/identity/forgot\n\nIf this wasn't you, you can ignore this email: nothing was charged to you.`,
});
