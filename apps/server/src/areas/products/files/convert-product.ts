import { convertTexts, longestMs } from '../../../html/converter.ts';
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

/** A text that takes too long to convert, or with which all of them do. */
export class HeavyText extends Refusal {
  readonly file: string;
  readonly fault: string;

  constructor(file: string, fault: string) {
    super(422, 'unprocessable', `${file}: ${fault}`);
    this.file = file;
    this.fault = fault;
  }
}

/** How long all texts of a product may take. */
const mostMs = 120_000;

const tooHeavy =
  'This text takes too long to convert. Shorten it, and use fewer lists and quotes in each other.';

const tooHeavyTogether = (at: { budgetMs: number; done: number; lessons: number }) =>
  `The texts of this product take more than ${at.budgetMs / 1000} seconds to convert: ${at.done} of ${at.lessons} lessons were done. Shorten them, or split the product.`;

const keyOf = (text: WrittenText) => JSON.stringify(text);

/** Converts all texts of a product, a lesson at a time, while others are served. `budgetMs` is how long that may take. */
export async function convertProduct(
  product: ProductContent,
  budgetMs = mostMs,
): Promise<ProductTexts> {
  const known = new Map<string, ConvertedText>();
  const lessons = product.sections.flatMap((section) => section.lessons);
  let leftMs = budgetMs;
  async function add(file: string, texts: readonly WrittenText[], done = 0): Promise<void> {
    const isLast = leftMs < longestMs;
    const result = leftMs > 0 ? await convertTexts(texts, Math.min(leftMs, longestMs)) : undefined;
    if (!result)
      throw new HeavyText(
        file,
        isLast ? tooHeavyTogether({ budgetMs, done, lessons: lessons.length }) : tooHeavy,
      );
    leftMs -= result.tookMs;
    for (const [index, one] of result.converted.entries()) {
      known.set(keyOf(texts[index] ?? ''), one);
      known.set(keyOf(one.written), one);
    }
  }
  const tabs = (product.tabs ?? []).map(({ text = '' }) => text);
  await add(headerFiles[product.kind], [product.description, ...tabs]);
  for (const [done, lesson] of lessons.entries())
    await add(`lessons/${lesson.slug}.md`, textsOf(lesson), done);
  const find = (text: WrittenText): ConvertedText => {
    const found = known.get(keyOf(text));
    if (!found) throw new Error('This text is not of the product.');
    return found;
  };
  return { rewrite: (text) => find(text).written, toHtml: (text) => find(text).html };
}

const textsOf = ({ text, homework }: LessonContent): WrittenText[] =>
  homework ? [text, homework.brief] : [text];
