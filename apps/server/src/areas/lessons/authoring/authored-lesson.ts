import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { notFound } from '../../../plugins/errors/errors.ts';
import { findAuthored, requirePermission } from '../../products/authored.ts';
import { productRef } from '../../refs.ts';

/** A lesson as its links name it, from a joined `lesson l`, its `module lm` and its product `p`. */
export const authoredLessonRef = sql<
  Schema<'LessonRef'>
>`jsonb_build_object('id', lm.id, 'name', lm.name,
  'sectionId', l.section_id, 'product', ${productRef('p')})`;

/** Who adds something to a lesson that learners may have finished, and when. */
export interface Authorship {
  authorId: number;
  now: Date;
}

/** What its row notes of that; without an author it was there from the start. */
export const addedBy = (by: Authorship | undefined) =>
  by && {
    added_at: by.now,
    created_at: by.now,
    updated_at: by.now,
    updated_by: by.authorId,
  };

export interface AuthoredLesson {
  lesson: Schema<'LessonRef'>;
  xpPoints: number;
  canEdit: boolean;
}

/** A lesson of a product that someone may read, or change, as its author. */
export async function requireAuthoredLesson(
  db: Kysely<DB>,
  author: { id: number },
  lessonId: number,
  needed: 'view' | 'edit',
): Promise<AuthoredLesson> {
  const missing = 'This lesson does not exist.';
  const product = await findAuthored(db, author, lessonId);
  const { permission } = requirePermission(product, needed, missing);
  const { rows } = await sql<Omit<AuthoredLesson, 'canEdit'>>`
    select ${authoredLessonRef} as lesson, l.xp_points as "xpPoints"
    from lesson l
    join module lm on lm.id = l.module_id
    join module p on p.id = l.product_id
    where l.module_id = ${lessonId}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound(missing);
  return { ...row, canEdit: permission !== 'view' };
}
