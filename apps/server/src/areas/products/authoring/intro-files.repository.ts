import type { Schema } from '@uplink/api-client';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';

/** A file of a product that its intro page may show. */
export interface IntroFile {
  address: string;
  kind: 'image' | 'video';
  /** Of the lesson that shows a video. */
  poster: string | null;
  captions: Schema<'TextTrack'>[];
}

export async function findIntroFiles(db: Kysely<DB>, productId: number): Promise<IntroFile[]> {
  const { rows } = await sql<IntroFile>`
    select distinct on (f.address) f.address, f.kind, l.video_poster as poster,
      coalesce(l.video_captions, '[]') as captions
    from media_file f
    left join authored_lesson l on l.product_id = f.product_id and l.video_url = f.address
    where f.product_id = ${productId}
    order by f.address, l.module_id`.execute(db);
  return rows;
}
