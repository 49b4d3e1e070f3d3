import type { Schema } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { wordSearch } from '../catalog/catalog.service.ts';
import { homeworkWaiting } from '../mentoring/waiting-time.ts';
import { paging } from '../paging.ts';
import { LEAST_RATINGS, selectStats } from '../ratings/ratings.repository.ts';
import { countCards, type FoundCard, selectCards } from './cards.repository.ts';
import {
  findFreeLesson,
  selectFigures,
  selectOverallRating,
  startsFree,
} from './home.repository.ts';
import { selectFrontReviews, selectMentors } from './people.repository.ts';
import { readFrontPrices } from './prices.ts';
import { selectDetail, selectSections } from './product.repository.ts';
import { selectSeatsLeft } from './seats.repository.ts';

export type FrontDeps = Pick<Deps, 'db' | 'clock'>;

export interface FrontFilter {
  type: Schema<'FrontType'>;
  search?: string | undefined;
  level?: number | undefined;
  subtype?: number | undefined;
  page: number;
  pageSize: number;
}

export interface FrontAddress {
  type: Schema<'FrontType'>;
  uniqueName: string;
  coupon?: string | undefined;
  /** The network that asks. */
  origin: string;
}

const all = sql`true`;
const cardsOf = (found: FoundCard[]) => found.map(({ card }) => card);

export async function readFrontHome({ db, clock }: FrontDeps): Promise<Schema<'FrontHome'>> {
  const at = clock.now();
  const cards = (type: ModuleType, orderBy: RawBuilder<unknown>) =>
    selectCards(db, { where: sql`m.type = ${type}`, orderBy, limit: 4 }, at);
  const [figures, programs, courses, freeLesson, mentors, rating, reviews] = await Promise.all([
    selectFigures(db, at),
    cards(ModuleType.program, sql`m.id`),
    cards(ModuleType.course, sql`${startsFree} desc, m.level nulls last, m.id`),
    findFreeLesson(db),
    selectMentors(db, all, 4),
    selectOverallRating(db),
    selectFrontReviews(db, sql`rating.stars >= 4`),
  ]);
  return {
    figures,
    programs: cardsOf(programs),
    courses: cardsOf(courses),
    freeLesson: freeLesson ?? null,
    mentors,
    rating,
    reviews,
  };
}

export async function listFrontProducts(
  { db, clock }: FrontDeps,
  filter: FrontFilter,
): Promise<Schema<'FrontProductPage'>> {
  const { type, search, level, subtype, page, pageSize } = filter;
  const conditions: RawBuilder<unknown>[] = [sql`m.type = ${type}`];
  if (level !== undefined) conditions.push(sql`m.level = ${level}`);
  if (subtype !== undefined) conditions.push(sql`m.subtype = ${subtype}`);
  const words = wordSearch(search);
  if (words) conditions.push(words);
  const where = sql.join(conditions, sql` and `);
  const [found, total] = await Promise.all([
    selectCards(db, { where, limit: pageSize, offset: page * pageSize }, clock.now()),
    countCards(db, where),
  ]);
  return { data: cardsOf(found), paging: paging('/front/products', { ...filter }, total) };
}

export async function readFrontProduct(
  { db, clock }: FrontDeps,
  { type, uniqueName, coupon, origin }: FrontAddress,
): Promise<Schema<'FrontProduct'>> {
  const at = clock.now();
  const select = (where: RawBuilder<unknown>) => selectCards(db, { where, limit: 100 }, at);
  const [found] = await select(sql`m.type = ${type} and m.unique_name = ${uniqueName}`);
  if (!found) throw notFound('This product does not exist.');
  const { id, card } = found;
  const detail = await selectDetail(db, id);
  const checkout = card.isOnSale ? detail.checkout : null;
  const [
    { asksCoupon, ...prices },
    sections,
    children,
    requirements,
    partOf,
    mentors,
    stats,
    reviews,
    seatsLeft,
    reviewWait,
  ] = await Promise.all([
    readFrontPrices({ db, clock }, { checkout, card, coupon, origin }),
    selectSections(db, id),
    select(sql`m.id in (select child_id from module_child where parent_id = ${id})`),
    select(sql`m.id in (select requires_id from module_prerequisite where module_id = ${id})`),
    select(sql`m.id in (select parent_id from module_child where child_id = ${id})`),
    selectMentors(db, sql`m.id = ${id}`, 8),
    selectStats(db, id),
    selectFrontReviews(db, sql`m.id = ${id}`),
    selectSeatsLeft(db, id, card.nextStart),
    homeworkWaiting(db, id, at),
  ]);
  return {
    card: { ...card, ...prices },
    description: detail.description,
    outcomes: detail.outcomes,
    sections,
    isNumbered: detail.numeration_enabled,
    children: cardsOf(children),
    requirements: cardsOf(requirements).slice(0, 20),
    partOf: cardsOf(partOf).slice(0, 20),
    labCount: detail.labs,
    mentors,
    stats: stats.count >= LEAST_RATINGS ? stats : null,
    reviews,
    questions: (detail.blocks ?? [])
      .flatMap((block) => (block.kind === 'faq' ? block.items : []))
      .slice(0, 50),
    checkout,
    couponCode: prices.couponCode,
    asksCoupon,
    seatsLeft,
    hasCertificate: detail.hasCertificate,
    reviewWait,
  };
}
