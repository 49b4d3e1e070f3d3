import type { Schema } from '@uplink/api-client';
import { discussionPagePath, productEditorPath, productPath } from '@uplink/api-client/domain';
import type { Formats } from '@uplink/api-client/messages';
import { missingPath } from '../shared/missing.rules.ts';
import type { creatorHomeMessages } from './creator-home.messages.ts';

type Home = Schema<'CreatorHome'>;

/** A line of the page, and where it leads. */
export interface HomeRow {
  id: string;
  title: string;
  detail: string;
  href: string;
  /** A figure at its end. */
  figure?: string;
  /** It failed; the detail says why. */
  isFailed?: boolean;
  /** The lesson whose smaller videos can be made again. */
  retries?: number;
}

/** A part of the page; those without rows are left out. */
export interface HomePart {
  id: keyof Home;
  title: string;
  rows: HomeRow[];
  /** Where all of it is. */
  more?: { label: string; href: string };
}

/** What an author sees to: the most urgent first. */
export function partsOf(
  home: Home,
  now: Date,
  messages: typeof creatorHomeMessages,
  formats: Formats,
): HomePart[] {
  const parts: HomePart[] = [
    {
      id: 'jobs',
      title: messages.jobs,
      rows: home.jobs.map((job) => rowOfJob(job, now, messages, formats)),
    },
    {
      id: 'reviews',
      title: messages.reviews,
      rows: home.reviews.list.map((item) => rowOfReviews(item, messages)),
      more: { label: messages.toDesk, href: '/desk' },
    },
    {
      id: 'questions',
      title: titleOf(messages.questions, home.questions, messages),
      rows: home.questions.list.map((question) => rowOfQuestion(question, now, messages, formats)),
    },
    {
      id: 'drafts',
      title: messages.drafts,
      rows: home.drafts.list.map((product) => rowOfDraft(product, messages)),
      more: {
        label: messages.allDrafts(home.drafts.total),
        href: '/creator/products?publication=1',
      },
    },
    {
      id: 'lessons',
      title: messages.lessons,
      rows: home.lessons.map((item) => rowOfLesson(item, messages)),
    },
    {
      id: 'ratings',
      title: titleOf(messages.ratings, home.ratings, messages),
      rows: home.ratings.list.map((rating) => rowOfRating(rating, now, messages, formats)),
    },
  ];
  return parts.filter(({ rows }) => rows.length > 0);
}

/** A title, with the number of what is there where only some of it is shown. */
const titleOf = (
  title: string,
  { total, list }: { total: number; list: readonly unknown[] },
  messages: typeof creatorHomeMessages,
) => (total > list.length ? messages.counted(title, total) : title);

const rowOfDraft = (
  product: Home['drafts']['list'][number],
  messages: typeof creatorHomeMessages,
): HomeRow => ({
  id: String(product.id),
  title: product.name,
  detail: product.missing.map((part) => messages.missing[part]).join(' '),
  href: product.missing[0]
    ? missingPath(product, product.missing[0])
    : productEditorPath(product, 'settings'),
});

const rowOfReviews = (
  { product, count }: Schema<'WaitingReviews'>,
  messages: typeof creatorHomeMessages,
): HomeRow => ({
  id: String(product.id),
  title: product.name,
  detail: messages.toReview(count),
  href: `/desk?product=${product.id}`,
  figure: String(count),
});

const rowOfQuestion = (
  question: Schema<'OpenQuestion'>,
  now: Date,
  messages: typeof creatorHomeMessages,
  formats: Formats,
): HomeRow => ({
  id: String(question.id),
  title: question.title,
  detail: messages.asked(
    question.author.name,
    question.lesson.product.name,
    formats.ago(question.askedAt, now),
  ),
  href: discussionPagePath(question.lesson, question.id),
});

function rowOfLesson(lesson: Schema<'HardLesson'>, messages: typeof creatorHomeMessages): HomeRow {
  const { id, name, product, stopped, quizzes, rightPercent } = lesson;
  const facts = [
    product.name,
    ...(stopped > 0 ? [messages.stopped(stopped)] : []),
    ...(rightPercent === null ? [] : [messages.failed(rightPercent, quizzes)]),
  ];
  return {
    id: String(id),
    title: name,
    detail: facts.join(', '),
    href: `${productEditorPath(product, 'syllabus')}/${id}`,
  };
}

const rowOfRating = (
  rating: Schema<'NewRating'>,
  now: Date,
  messages: typeof creatorHomeMessages,
  formats: Formats,
): HomeRow => ({
  id: String(rating.id),
  title: rating.review || rating.product.name,
  detail: `${rating.product.name}, ${messages.ratedBy(rating.author.name, formats.ago(rating.at, now))}`,
  href: productPath(rating.product),
  figure: messages.stars(rating.stars),
});

function rowOfJob(
  job: Schema<'CreatorJob'>,
  now: Date,
  messages: typeof creatorHomeMessages,
  formats: Formats,
): HomeRow {
  const { kind, id, name, since, percent, failure } = job;
  const word = messages.jobKinds[kind];
  return {
    id: `${kind}-${id}`,
    title: name || word,
    detail: failure ?? `${word}, ${messages.begun(formats.ago(since, now))}`,
    href: jobPath(job),
    ...(percent !== null && { figure: messages.percent(percent) }),
    ...(failure !== null && { isFailed: true }),
    ...(failure !== null && kind === 'renditions' && { retries: id }),
  };
}

function jobPath({ kind, id, product }: Schema<'CreatorJob'>): string {
  if (product) return `${productEditorPath(product, 'syllabus')}/${id}`;
  return kind === 'notification' ? `/creator/notifications/${id}` : '/creator/products';
}
