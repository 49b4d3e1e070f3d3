import type { Schema } from '@uplink/api-client';
import { DEFAULT_CURRENCY, PRICE_LIMITS } from '@uplink/api-client/domain';
import type { AllFormats } from '@uplink/api-client/messages';
import { readAmount, writeAmount } from '@uplink/kit/forms';
import type { checkoutMessages } from './checkout.messages.ts';

/** What the prices of offers are in. */
export const currency = DEFAULT_CURRENCY;

/** Orders for each hundred visitors; a dash while no one came. */
export function conversionOf(
  { views, orders }: Schema<'CheckoutFigures'>,
  formats: AllFormats,
): string {
  if (views === 0) return '–';
  return `${formats.decimal((100 * orders) / views, 1)}%`;
}

/** An offer while it is written: the product by name too, its price as it is typed. */
export interface OfferValues {
  productId: number | null;
  name: string;
  newPrice: string;
  title: string;
  text: string;
}

export const emptyOffer: OfferValues = {
  productId: null,
  name: '',
  newPrice: '',
  title: '',
  text: '',
};

export function toOfferValues(
  { productId, newPrice, title, text }: Schema<'CheckoutOfferForm'>,
  products: readonly Schema<'SoldProduct'>[],
): OfferValues {
  const name = products.find(({ id }) => id === productId)?.name ?? '';
  return { productId, name, newPrice: writeAmount(newPrice, currency), title, text };
}

export function toOffer({
  productId,
  newPrice,
  title,
  text,
}: OfferValues): Schema<'CheckoutOfferForm'> {
  return {
    productId: productId ?? 0,
    newPrice: readAmount(newPrice, currency) ?? 0,
    title: title.trim(),
    text: text.trim(),
  };
}

/** What is wrong with an offer, by its fields under this path. */
export function offerFaults(
  offer: OfferValues,
  at: string,
  messages: typeof checkoutMessages,
): Record<string, string | undefined> {
  const price = readAmount(offer.newPrice, currency);
  return {
    [`${at}.productId`]: offer.productId === null ? messages.chooseProduct : undefined,
    [`${at}.newPrice`]:
      price === undefined || price > PRICE_LIMITS.amount ? messages.choosePrice : undefined,
    [`${at}.title`]: offer.title.trim() === '' ? messages.chooseTitle : undefined,
  };
}

/** Only those that say something: a form without faults has no entries. */
export const told = (faults: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).filter((fault): fault is [string, string] => fault[1] !== undefined),
  );

/** What a partner puts into a page. */
export const embedSnippet = (origin: string, uniqueId: string): string =>
  `<script src="${origin}/loader/v1.js" async></script>\n<uplink-checkout partner-key="pk_…" page="${uniqueId}"></uplink-checkout>`;
