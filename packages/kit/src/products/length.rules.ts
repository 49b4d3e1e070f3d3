import type { Formats } from '@uplink/api-client/messages';
import type { productWords } from './product-words.messages.ts';

/** What is known of a product's length, in seconds. */
export interface ProductLength {
  /** Of its lessons. */
  length: number | null;
  /** What its authors say that it takes, part-time; nothing of a self-paced product. */
  duration: number | null;
}

/** How long a product takes, as short as on a card: '6 months' if its authors say so, else '5 h 30 min of lessons'. */
export function lengthOf(
  product: ProductLength,
  words: typeof productWords,
  formats: Formats,
): string | undefined {
  return product.duration
    ? formats.duration(product.duration)
    : lessonTimeOf(product, words, formats);
}

/** '5 h 30 min of lessons': reading and watching are counted, practice is not. */
export function lessonTimeOf(
  { length }: Pick<ProductLength, 'length'>,
  words: typeof productWords,
  formats: Formats,
): string | undefined {
  return length ? words.lessonTime(formats.duration(length)) : undefined;
}
