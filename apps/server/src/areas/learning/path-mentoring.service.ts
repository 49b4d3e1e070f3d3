import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { selectMentorsOf } from '../homeworks/mentors.repository.ts';
import { homeworkWaiting } from '../mentoring/waiting-time.ts';
import { toLessonRef } from './lesson-access.ts';

const mostMentors = 3;

interface HomeworkRow {
  id: number;
  name: string;
  section_id: number;
  ordinal: number;
  product: { id: number; name: string; unique_name: string; type: 1 | 2 | 3 };
}

/** The first homework in these products, who reads it and how soon; null without one. */
export async function readMentoring(
  { db, clock }: { db: Kysely<DB>; clock: Clock },
  productIds: number[],
): Promise<Schema<'PathMentoring'> | null> {
  const { rows } = await sql<HomeworkRow>`
    select l.module_id as id, lm.name, l.section_id, l.ordinal,
      jsonb_build_object('id', m.id, 'name', m.name, 'unique_name', m.unique_name, 'type', m.type) as product
    from lesson l
    join module lm on lm.id = l.module_id
    join module m on m.id = l.product_id
    join homework h on h.module_id = l.module_id and h.deleted_at is null
    where l.product_id = any (${productIds}::bigint[])
    order by array_position(${productIds}::bigint[], l.product_id), l.ordinal limit 1`.execute(db);
  const [lesson] = rows;
  if (!lesson) return null;
  const { product } = lesson;
  const [mentors, wait] = await Promise.all([
    selectMentorsOf(db, product.id, mostMentors),
    homeworkWaiting(db, product.id, clock.now()),
  ]);
  return { lesson: toLessonRef(lesson, product), number: lesson.ordinal, mentors, wait };
}
