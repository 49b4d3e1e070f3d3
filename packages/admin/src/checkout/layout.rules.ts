import type { Schema } from '@uplink/api-client';
import { HIDEABLE_ELEMENTS, orderOfElements } from '@uplink/api-client/domain';

type Layout = Schema<'CheckoutLayoutForm'>;
export type Element = Schema<'CheckoutElement'>;
type Hideable = Schema<'CheckoutHideable'>;
type Field = keyof Schema<'CheckoutFields'>;

/** A layout while it is written: every element has its fields, filled in or not. */
export interface LayoutValues {
  header: {
    title: string;
    text: string;
    background: string | null;
    logo: string | null;
    logoAlt: string;
  };
  image: { url: string | null; alt: string };
  fields: Schema<'CheckoutFields'>;
  testimonials: { title: string; items: Schema<'CheckoutTestimonial'>[] };
  bullets: { title: string; items: { text: string }[] };
  text: string;
  promo: Schema<'CheckoutPromo'>;
  order: Element[];
  hidden: Hideable[];
}

export function toLayoutValues(layout: Layout): LayoutValues {
  const { header, image, fields, testimonials, bullets, text, promo, order, hidden } = layout;
  return {
    header: { ...header, logo: header.logo?.url ?? null, logoAlt: header.logo?.alt ?? '' },
    image: image ?? { url: null, alt: '' },
    fields,
    testimonials: testimonials ?? { title: '', items: [] },
    bullets: {
      title: bullets?.title ?? '',
      items: (bullets?.items ?? []).map((point) => ({ text: point })),
    },
    text: text ? toWords(text.html) : '',
    promo: promo ?? { text: '', coupon: '' },
    order: orderOfElements(order),
    hidden,
  };
}

/** The layout of these values, without empty elements. */
export function toLayout(values: LayoutValues): Layout {
  const { header, image, testimonials, bullets, text, promo } = values;
  const { logo, logoAlt, ...top } = header;
  const points = bullets.items.map((point) => point.text.trim()).filter((point) => point !== '');
  const people = testimonials.items.filter(({ message }) => message.trim() !== '');
  return {
    header: { ...top, logo: logo === null ? null : { url: logo, alt: logoAlt } },
    image: image.url === null ? null : { url: image.url, alt: image.alt },
    fields: values.fields,
    testimonials: people.length === 0 ? null : { title: testimonials.title, items: people },
    bullets: points.length === 0 ? null : { title: bullets.title, items: points },
    text: text.trim() === '' ? null : { html: toHtml(text) },
    promo: promo.coupon === '' ? null : promo,
    order: values.order,
    hidden: values.hidden,
  };
}

const isHideable = (element: Element): element is Hideable =>
  (HIDEABLE_ELEMENTS as readonly Element[]).includes(element);
const isField = (element: Element): element is Field =>
  element === 'address' || element === 'tshirt' || element === 'coupon';

/** Whether the element can be hidden, and is not. */
export function shownOf(values: LayoutValues, element: Element): boolean | 'always' {
  if (isField(element)) return values.fields[element];
  if (isHideable(element)) return !values.hidden.includes(element);
  return 'always';
}

/** The same values with an element shown or hidden. */
export function withShown(
  { fields, hidden }: Pick<LayoutValues, 'fields' | 'hidden'>,
  element: Element,
  isShown: boolean,
): Pick<LayoutValues, 'fields' | 'hidden'> {
  if (isField(element)) return { fields: { ...fields, [element]: isShown }, hidden };
  if (!isHideable(element)) return { fields, hidden };
  const others = hidden.filter((one) => one !== element);
  return { fields, hidden: isShown ? others : [...others, element] };
}

/** Paragraphs without any markup in them are written as plain words. */
const plain = /^(<p>[^<>&]*<\/p>\s*)*$/;

export const toWords = (html: string): string =>
  plain.test(html)
    ? html
        .split('</p>')
        .map((part) => part.replace('<p>', '').trim())
        .filter((part) => part !== '')
        .join('\n\n')
    : html;

export const toHtml = (words: string): string =>
  /[<>&]/.test(words)
    ? words
    : words
        .split(/\n\s*\n/)
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map((part) => `<p>${part}</p>`)
        .join('\n');
