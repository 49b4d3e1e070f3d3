import { readingMinutes } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { sanitize } from '../../../html/sanitize.ts';
import { replaceLabs } from '../../lessons/authoring/lesson-labs.ts';
import { addResources } from '../../products/authoring/product.service.ts';

export interface LessonForm {
  name: string;
  uniqueName: string;
  /** HTML; cleaned here. */
  description: string;
  /** Seconds. @default the time it takes to read */
  duration?: number;
  xpPoints: number;
  video: {
    url: string;
    poster: string | null;
    duration: number;
    captions: { language: string; label: string; url: string }[];
    chapters: string | null;
    thumbnails: string | null;
  } | null;
  resources: { title: string; url: string }[];
  /** Its practice labs. @default none */
  labIds?: number[];
  /** @default none */
  motivationalMessage?: string | undefined;
  /** Whether anyone may open it. @default false */
  isFree?: boolean;
  /** Whether learners don't see it yet. @default false */
  isHidden?: boolean;
}

/** Adds a section at the end of a course or project. */
export async function addSection(
  trx: Kysely<DB>,
  productId: number,
  name: string,
  position: number,
): Promise<number> {
  const uniqueName = `${productId}-section-${position}`;
  const { id } = await trx
    .insertInto('module')
    .values({ type: 5, name, unique_name: uniqueName, url: uniqueName, is_public: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('module_child')
    .values({ parent_id: productId, child_id: id, position })
    .execute();
  return id;
}

/** Where a lesson is added. */
export interface NewPlace {
  productId: number;
  sectionId: number;
  /** In the whole product, from 1; null for a lesson that isn't taught yet. */
  ordinal: number | null;
}

/** Adds a lesson to a section. */
export async function addLesson(
  trx: Kysely<DB>,
  place: NewPlace,
  form: LessonForm,
): Promise<number> {
  const { id } = await trx
    .insertInto('module')
    .values({
      type: 4,
      name: form.name,
      unique_name: form.uniqueName,
      url: form.uniqueName,
      description: sanitize(form.description),
      is_public: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('module_child')
    .values({ parent_id: place.sectionId, child_id: id, position: place.ordinal ?? 1 })
    .execute();
  await trx
    .insertInto('authored_lesson')
    .values({
      module_id: id,
      product_id: place.productId,
      section_id: place.sectionId,
      ordinal: place.ordinal,
      duration: form.duration ?? readingSeconds(form.description),
      xp_points: form.xpPoints,
      motivational_message: form.motivationalMessage ?? null,
      is_free: form.isFree ?? false,
      hidden: form.isHidden ?? false,
      ...(form.video && {
        video_provider: 'file',
        video_url: form.video.url,
        video_poster: form.video.poster,
        video_duration: form.video.duration,
        video_captions: JSON.stringify(form.video.captions),
        video_chapters: form.video.chapters,
        video_thumbnails: form.video.thumbnails,
      }),
    })
    .execute();
  await addResources(trx, id, form.resources);
  await replaceLabs(trx, id, form.labIds ?? []);
  return id;
}

function readingSeconds(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
  return readingMinutes(words.length) * 60;
}
