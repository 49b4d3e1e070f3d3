import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { IntroBlock } from '../catalog/intro-page.service.ts';
import { givesCertificate } from '../certificates/gives-certificate.ts';
import { checkoutPageOf } from '../checkout/checkout.repository.ts';
import { isLabOf } from '../labs/own-labs.ts';
import { isFree } from './cards.repository.ts';

interface DetailRow {
  description: string;
  outcomes: string[];
  hasCertificate: boolean;
  numeration_enabled: boolean;
  blocks: IntroBlock[] | null;
  labs: number;
  checkout: string | null;
}

/** What the page of a product shows in addition to its card. */
export async function selectDetail(db: Kysely<DB>, id: number): Promise<DetailRow> {
  const { rows } = await sql<DetailRow>`
    select m.description, m.what_you_learn as outcomes, m.certificate_enabled and ${givesCertificate(sql`m.id`)} as "hasCertificate", m.numeration_enabled, intro.blocks,
      (select count(*)::int from module m
        where ${isLabOf(id)} and m.id <> ${id} and m.is_public and not m.hidden and m.deleted_at is null) as labs,
      ${checkoutPageOf} as checkout
    from module m left join intro_page intro on intro.module_id = m.id
    where m.id = ${id}`.execute(db);
  return rows[0] as DetailRow;
}

/** The sections of a product with their lessons, in order. */
export async function selectSections(
  db: Kysely<DB>,
  productId: number,
): Promise<Schema<'FrontSection'>[]> {
  const { rows } = await sql<Schema<'FrontSection'>>`
    select section.id, section.name, jsonb_agg(jsonb_build_object(
      'id', lesson.id, 'name', lesson.name, 'length', l.duration, 'isFree', ${isFree},
      'hasVideo', l.video_url is not null,
      'quizQuestions', (select count(*) from quiz join quiz_question q on q.quiz_id = quiz.id
        where quiz.module_id = lesson.id and quiz.deleted_at is null),
      'hasHomework', exists (select 1 from homework where homework.module_id = lesson.id
        and homework.deleted_at is null)
    ) order by l.ordinal) as lessons
    from lesson l
    join module lesson on lesson.id = l.module_id and lesson.deleted_at is null
    join module section on section.id = l.section_id
    where l.product_id = ${productId}
    group by section.id order by min(l.ordinal) limit 100`.execute(db);
  return rows;
}
