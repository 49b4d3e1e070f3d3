import { ModuleType } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { toCanonical } from './canonical.ts';
import type { ProductContent, ProductKind, TabContent } from './content.types.ts';
import { type LoadedLesson, loadLessons } from './load-lessons.ts';
import { referenceOf } from './references.ts';

/** A product as files would say it, with the ids of what is stored. */
export interface LoadedProduct {
  id: number;
  content: ProductContent;
  /** The same before its texts are converted. */
  stored: ProductContent;
  /** In the order of the content. */
  sections: LoadedSection[];
}

export interface LoadedSection {
  id: number;
  name: string;
  lessons: LoadedLesson[];
}

export const kindOf: Readonly<Record<number, ProductKind>> = {
  [ModuleType.course]: 'course',
  [ModuleType.project]: 'project',
  [ModuleType.program]: 'program',
  [ModuleType.bundle]: 'bundle',
};

const listOf = (item: unknown, order: unknown) =>
  sql`coalesce(jsonb_agg(${item} order by ${order}), '[]')`;

interface Row {
  type: number;
  uniqueName: string;
  sections: { id: number; name: string }[];
  header: Record<string, unknown> & { description: string };
  tabs: (Omit<TabContent, 'kind' | 'text'> & { type: number; html: string })[];
}

/** A product with everything its files hold, its texts as files hold them; not for use in a transaction. */
export async function loadProduct(db: Kysely<DB>, id: number): Promise<LoadedProduct> {
  const { stored, sections } = await loadStored(db, id);
  const { content } = await toCanonical(stored);
  return { id, content, stored, sections: sections.map(withCanonical(content)) };
}

/** A product with everything its files hold, in a handful of queries whatever its size. */
export async function loadStored(
  db: Kysely<DB>,
  id: number,
): Promise<Pick<LoadedProduct, 'stored' | 'sections'>> {
  const { rows } = await sql<Row>`
    select m.type, m.unique_name as "uniqueName", jsonb_strip_nulls(jsonb_build_object('name', m.name, 'uniqueName', m.unique_name, 'alias', m.alias,
        'shortDescription', coalesce(m.short_description, ''), 'description', m.description, 'level', m.level,
        'isSelfPaced', m.is_self_paced, 'partTimeEducationDuration', m.part_time_education_duration,
        'fullTimeEducationDuration', m.full_time_education_duration, 'whatYouLearn', m.what_you_learn,
        'leadsTo', m.leads_to, 'skipAllowed', m.skip_allowed, 'discussion', m.discussion_enabled,
        'numeration', m.numeration_enabled, 'certificate', m.certificate_enabled, 'notClickable', m.not_clickable,
        'applyForm', m.apply_form, 'onboardingForm', m.onboarding_form, 'motif', m.cover_motif,
        'pictures', jsonb_build_object('wide', m.horizontal_image, 'wideShowsOverlay', m.horizontal_shows_overlay,
          'tall', m.vertical_image, 'tallShowsOverlay', m.vertical_shows_overlay, 'logo', m.logo),
        'terms', (select jsonb_build_object('title', t.title, 'body', t.body) from terms t
          where t.module_id = m.id and t.withdrawn_at is null),
        'resources', (select ${listOf(sql`jsonb_build_object('title', r.title, 'url', r.url)`, sql`r.position, r.id`)}
          from module_resource r where r.module_id = m.id),
        'prerequisites', (select ${listOf(sql`to_jsonb(${referenceOf('p')})`, sql`p.id`)} from module_prerequisite r
          join module p on p.id = r.requires_id where r.module_id = m.id and p.deleted_at is null),
        'children', (select ${listOf(sql`to_jsonb(${referenceOf('p')})`, sql`c.position, p.id`)} from module_child c
          join module p on p.id = c.child_id and p.type <> 5 where c.parent_id = m.id and p.deleted_at is null),
        'checklist', (select ${listOf(sql`to_jsonb(t.text)`, sql`t.position`)} from module_task t
          where t.module_id = m.id))) as header,
      (select ${listOf(
        sql`jsonb_build_object('type', t.type, 'title', t.title, 'html', t.html, 'product',
          (select ${referenceOf('p')} from module p where p.id = t.item_id))`,
        sql`t.position`,
      )}
        from module_tab t where t.module_id = m.id) as tabs,
      (select ${listOf(sql`jsonb_build_object('id', s.id, 'name', s.name)`, sql`c.position, s.id`)} from module_child c
        join module s on s.id = c.child_id and s.type = 5 and s.deleted_at is null where c.parent_id = m.id) as sections
    from module m where m.id = ${id}`.execute(db);
  const [row] = rows;
  const kind = row && kindOf[row.type];
  if (!kind) throw new Error(`Product ${id} has no files.`);
  const lessons = await loadLessons(db, id, row.uniqueName);
  const sections = row.sections.map((section) => ({
    ...section,
    lessons: lessons.filter(({ sectionId }) => sectionId === section.id),
  }));
  const { description, ...header } = row.header;
  const stored: ProductContent = {
    ...(header as unknown as Omit<ProductContent, 'kind' | 'description' | 'tabs' | 'sections'>),
    kind,
    description: { html: description },
    tabs: row.tabs.map(toTab),
    sections: sections.map(({ name, lessons: own }) => ({
      name,
      lessons: own.map((lesson) => lesson.content),
    })),
  };
  return { stored, sections };
}

const withCanonical = (content: ProductContent) => (section: LoadedSection, index: number) => ({
  ...section,
  lessons: section.lessons.map((lesson, place) => ({
    ...lesson,
    content: content.sections[index]?.lessons[place] ?? lesson.content,
  })),
});

const tabKinds = ['text', 'lessonMap', 'milestones', 'bundleItem'] as const;

const toTab = ({ type, title, html, product }: Row['tabs'][number]): TabContent => ({
  kind: tabKinds[type] ?? 'text',
  title,
  text: { html },
  ...(product && { product }),
});
