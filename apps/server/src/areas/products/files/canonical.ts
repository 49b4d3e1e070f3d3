import { formatClock, readingMinutes } from '@uplink/api-client/domain';
import type { WrittenText } from '../../../html/to-markdown.ts';
import type {
  HomeworkContent,
  LessonContent,
  ProductContent,
  QuestionContent,
} from './content.types.ts';
import { convertProduct, type ProductTexts } from './convert-product.ts';

interface CanonicalProduct {
  content: ProductContent;
  /** The HTML of its texts. */
  toHtml: ProductTexts['toHtml'];
}

/**
 * A product in its one form: fields in one order, defaults and what is empty left out, texts written one way. A text that
 * takes too long to convert is refused, and so are texts that all together take longer than `budgetMs`.
 */
export async function toCanonical(
  product: ProductContent,
  budgetMs?: number,
): Promise<CanonicalProduct> {
  const texts = await convertProduct(product, budgetMs);
  return { content: withTexts(product, texts), toHtml: texts.toHtml };
}

function withTexts(product: ProductContent, texts: ProductTexts): ProductContent {
  const { rewrite } = texts;
  const sections = product.sections.map(({ name, lessons }) => ({
    name,
    lessons: lessons.map((lesson) => toLesson(lesson, texts)),
  }));
  const { kind, isSelfPaced, description, tabs = [] } = product;
  return {
    kind,
    ...given(product, ['name', 'uniqueName', 'alias', 'shortDescription']),
    description: rewrite(description),
    ...given(product, ['level']),
    isSelfPaced,
    ...(!isSelfPaced && given(product, ['partTimeEducationDuration', 'fullTimeEducationDuration'])),
    ...given(product, ['prerequisites', 'whatYouLearn']),
    ...unlessEmpty({ resources: product.resources?.map((one) => given(one, ['title', 'url'])) }),
    ...given(product, ['leadsTo']),
    ...unless(false, { skipAllowed: product.skipAllowed }),
    ...unless(true, given(product, ['discussion', 'numeration'])),
    ...given(product, ['certificate']),
    ...unless(false, { notClickable: product.notClickable }),
    ...given(product, ['applyForm', 'onboardingForm']),
    motif: product.motif ?? 'route',
    ...toPictures(product),
    ...(product.terms && { terms: given(product.terms, ['title', 'body']) }),
    ...unlessEmpty({ checklist: product.checklist }),
    ...unlessEmpty({
      tabs: tabs.map(({ kind: tabKind, title, text, product: part }) => ({
        kind: tabKind,
        title,
        ...(tabKind === 'text' && { text: rewrite(text ?? '') }),
        ...(tabKind === 'bundleItem' && part !== undefined && { product: part }),
      })),
    }),
    sections,
    children: product.children,
  };
}

function toPictures({ pictures }: ProductContent): Pick<ProductContent, 'pictures'> {
  if (!pictures) return {};
  const kept = {
    ...given(pictures, ['wide']),
    ...unless(false, { wideShowsOverlay: pictures.wideShowsOverlay }),
    ...given(pictures, ['tall']),
    ...unless(false, { tallShowsOverlay: pictures.tallShowsOverlay }),
    ...given(pictures, ['logo']),
  };
  return Object.keys(kept).length > 0 ? { pictures: kept } : {};
}

function toLesson(lesson: LessonContent, { rewrite, toHtml }: ProductTexts): LessonContent {
  const { slug, video, quiz, homework, exercises } = lesson;
  const text = rewrite(lesson.text);
  return {
    ...given(lesson, ['name', 'xpPoints']),
    duration: lesson.duration ?? video?.duration ?? formatClock(readingSeconds(toHtml(text))),
    ...(video && {
      video: {
        ...given(video, ['file', 'poster', 'duration']),
        ...unlessEmpty({
          captions: video.captions?.map((one) => given(one, ['language', 'label', 'file'])),
        }),
        ...given(video, ['chapters', 'thumbnails']),
      },
    }),
    ...given(lesson, ['motivationalMessage']),
    ...unlessEmpty({
      resources: lesson.resources?.map((one) => given(one, ['title', 'url'])),
    }),
    ...unlessEmpty({ labs: lesson.labs }),
    ...unless(false, given(lesson, ['isFree', 'isHidden'])),
    slug,
    text,
    quiz: quiz && { title: quiz.title, questions: quiz.questions.map(toQuestion) },
    homework: homework && toHomework(homework, rewrite),
    exercises,
  };
}

const toQuestion = ({ type, question, answers, explanation, link }: QuestionContent) => ({
  type,
  question,
  // A sentence holds its answer.
  ...(type !== 'fillInTheBlank' && {
    answers: (answers ?? []).map((one) => given(one, ['answer', 'isCorrect'])),
  }),
  ...(explanation?.trim() && { explanation: explanation.trim() }),
  ...(link && { link }),
});

function toHomework(
  { type, title, brief, sections, ...more }: HomeworkContent,
  rewrite: (text: WrittenText) => WrittenText,
): HomeworkContent {
  return {
    type,
    title,
    brief: rewrite(brief),
    maxFiles: more.maxFiles ?? 5,
    ...given(more, ['maxFileSize', 'extensions', 'challengeId']),
    ...unlessEmpty({
      sections: sections?.map(({ id, title: name, type: kind, items }) => ({
        id,
        title: name,
        type: kind,
        items: items.map((item) => given(item, ['id', 'text'])),
      })),
    }),
  };
}

function readingSeconds(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
  return readingMinutes(words.length) * 60;
}

/** The fields of a value that it has, in this order. */
function given<Value extends object, Key extends keyof Value>(
  value: Value,
  keys: readonly Key[],
): Pick<Value, Key> {
  const entries = keys.flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]]]));
  return Object.fromEntries(entries);
}

/** The fields that differ from their default. */
function unless<Value extends object>(standard: unknown, value: Value): Partial<Value> {
  const entries = Object.entries(value).filter(([, one]) => one !== undefined && one !== standard);
  return Object.fromEntries(entries) as Partial<Value>;
}

function unlessEmpty<Name extends string, Item>(
  lists: Record<Name, Item[] | undefined>,
): Partial<Record<Name, Item[]>> {
  const entries = Object.entries<Item[] | undefined>(lists).filter(([, list]) => list?.length);
  return Object.fromEntries(entries) as Partial<Record<Name, Item[]>>;
}
