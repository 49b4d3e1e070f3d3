import type { Schema } from '@uplink/api-client';
import { type FrontPage, lessonPath, readDiplomaCode } from '@uplink/api-client/domain';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { sanitize } from '../../html/sanitize.ts';
import { findVerified } from '../certificates/certificates.service.ts';
import { findOpenPage } from '../checkout/checkout.repository.ts';
import { readPublicProfile } from '../following/following.service.ts';
import { nobody } from '../learning/lesson-access.ts';
import { findFreeLesson } from '../lessons/lessons.service.ts';
import type { Front } from './front-cache.ts';

export type Query = Record<string, unknown>;
/** What is at an address: a public page, or what only the app shows. */
export type Found = FrontPage | { kind: 'app' };

/** The names of an address: no product, person or certificate has a longer one. */
const longestName = 120;

/** The products of a type that a search finds. */
export async function listingPage(
  front: Front,
  type: Schema<'FrontType'>,
  query: Query,
): Promise<Found> {
  const filter = {
    search: String(query.search ?? '').slice(0, 80),
    level: digit(query.level),
    subtype: digit(query.subtype),
  };
  const products = await front.products({
    type,
    search: filter.search || undefined,
    level: filter.level ?? undefined,
    subtype: filter.subtype ?? undefined,
    page: Math.min(Math.max(Math.trunc(Number(query.page)) || 1, 1), 1000) - 1,
    pageSize: 12,
  });
  return { kind: 'listing', type, filter, products };
}

/** A product, with the prices of a coupon that the address names. */
export async function productPage(
  front: Front,
  { type, uniqueName }: { type: Schema<'FrontType'>; uniqueName: string },
  { query, origin }: { query: Query; origin: string },
): Promise<Found> {
  if (!isName(uniqueName)) return { kind: 'missing' };
  const coupon = /^[\w-]{1,40}$/.exec(String(query.coupon ?? ''))?.[0];
  const product = await front.product({ type, uniqueName, coupon, origin });
  return { kind: 'product', product };
}

/** A free lesson at its own address. The app shows all others. */
export async function lessonPage(db: Kysely<DB>, { params, url }: FastifyRequest): Promise<Found> {
  const { lessonId } = params as { lessonId: string };
  const lesson = /^\d{1,15}$/.test(lessonId) && (await findFreeLesson(db, Number(lessonId)));
  if (!lesson) return { kind: 'app' };
  const [address] = url.split('?');
  const isHere = address === lessonPath({ ...lesson, sectionId: lesson.section.id });
  if (!isHere) return { kind: 'app' };
  return { kind: 'lesson', lesson: { ...lesson, description: sanitize(lesson.description) } };
}

/** A checkout page, whose form only the app has. */
export async function checkoutPage(db: Kysely<DB>, name: string): Promise<Found> {
  if (!isName(name)) return { kind: 'missing' };
  const { uniqueId, title, product } = await findOpenPage(db, name);
  return { kind: 'checkout', checkout: { uniqueId, title, product } };
}

export async function profilePage(db: Kysely<DB>, uniqueName: string): Promise<Found> {
  if (!isName(uniqueName)) return { kind: 'missing' };
  return { kind: 'profile', profile: await readPublicProfile(db, nobody, uniqueName) };
}

/** A certificate by the code printed on it. */
export async function verificationPage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  printed: string,
): Promise<Found> {
  const code = readDiplomaCode(printed);
  const verification = code === undefined ? null : await findVerified(db, clock.now(), code);
  return { kind: 'verification', verification };
}

const isName = (name: string) => name.length <= longestName && !name.includes('\0');

function digit(value: unknown): number | null {
  return typeof value === 'string' && /^[1-3]$/.test(value) ? Number(value) : null;
}
