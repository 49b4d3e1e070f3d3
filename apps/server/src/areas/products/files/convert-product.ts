import { convertTexts } from '../../../html/converter.ts';
import type { ConvertedText } from '../../../html/converter.types.ts';
import type { WrittenText } from '../../../html/to-markdown.ts';
import { Refusal } from '../../../plugins/errors/errors.ts';
import type { LessonContent, ProductContent } from './content.types.ts';
import { headerFiles } from './read-product.ts';

/** The texts of a product, converted. */
export interface ProductTexts {
  /** A text of the product in the form that files have. */
  rewrite(text: WrittenText): WrittenText;
  /** The HTML of a text, whether as it was given or rewritten. */
  toHtml(text: WrittenText): string;
}

/** A text that takes too long to convert. */
export class HeavyText extends Refusal {
  readonly file: string;

  constructor(file: string) {
    super(422, 'unprocessable', `${file}: ${tooHeavy}`);
    this.file = file;
  }
}

export const tooHeavy =
  'This text takes too long to convert. Shorten it, and use fewer lists and quotes in each other.';

const keyOf = (text: WrittenText) => JSON.stringify(text);

/** Converts all texts of a product, a lesson at a time, while others are served. */
export async function convertProduct(product: ProductContent): Promise<ProductTexts> {
  const known = new Map<string, ConvertedText>();
  async function add(file: string, texts: readonly WrittenText[]): Promise<void> {
    const converted = await convertTexts(texts);
    if (!converted) throw new HeavyText(file);
    for (const [index, one] of converted.entries()) {
      known.set(keyOf(texts[index] ?? ''), one);
      known.set(keyOf(one.written), one);
    }
  }
  const tabs = (product.tabs ?? []).map(({ text = '' }) => text);
  await add(headerFiles[product.kind], [product.description, ...tabs]);
  for (const lesson of product.sections.flatMap(({ lessons }) => lessons))
    await add(`lessons/${lesson.slug}.md`, textsOf(lesson));
  const find = (text: WrittenText): ConvertedText => {
    const found = known.get(keyOf(text));
    if (!found) throw new Error('This text is not of the product.');
    return found;
  };
  return { rewrite: (text) => find(text).written, toHtml: (text) => find(text).html };
}

const textsOf = ({ text, homework }: LessonContent): WrittenText[] =>
  homework ? [text, homework.brief] : [text];
