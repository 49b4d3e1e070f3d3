import { ModuleType } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { replaceTerms } from '../../terms/authoring/terms.service.ts';
import { replaceChildren } from '../authoring/bundle.service.ts';
import { noteChange } from '../authoring/note-change.ts';
import { addResources, createProduct } from '../authoring/product.service.ts';
import { replaceParts } from '../authoring/settings/parts.repository.ts';
import type { ProductKind } from './content.types.ts';
import type { SaveForm } from './save.types.ts';
import { saveSyllabus } from './save-syllabus.ts';

export const typeOf: Record<ProductKind, ModuleType> = {
  course: ModuleType.course,
  project: ModuleType.project,
  program: ModuleType.program,
  bundle: ModuleType.bundle,
};

/** Makes a product what its files say. Learners keep their progress in what stays. */
export async function saveProduct(trx: Kysely<DB>, form: SaveForm): Promise<number> {
  const { content, before, by } = form;
  const id = before?.id ?? (await insertProduct(trx, form));
  if (before) await noteChange(trx, id, { by: by.authorId, now: by.now });
  await writeColumns(trx, id, form);
  await trx.deleteFrom('module_resource').where('module_id', '=', id).execute();
  await addResources(trx, id, content.resources ?? []);
  const terms = content.terms ?? null;
  if (JSON.stringify(terms) !== JSON.stringify(before?.content.terms ?? null))
    await replaceTerms(trx, by.now, id, terms);
  if (content.kind === 'course' || content.kind === 'project')
    await saveSyllabus(trx, { ...form, productId: id });
  else await replaceChildren(trx, id, idsOf(form, content.children));
  await replaceParts(trx, id, {
    version: 1,
    prerequisiteIds: idsOf(form, content.prerequisites),
    checklist: content.checklist ?? [],
    tabs: (content.tabs ?? []).map(({ kind, title, text, product }) => ({
      type: tabTypes[kind],
      title,
      html: text === undefined ? '' : form.toHtml(text),
      itemId: product === undefined ? null : (form.references.get(product) ?? null),
    })),
  });
  return id;
}

const tabTypes = { text: 0, lessonMap: 1, milestones: 2, bundleItem: 3 } as const;

const idsOf = ({ references }: SaveForm, names: readonly string[]): number[] =>
  names.flatMap((name) => references.get(name) ?? []);

const insertProduct = (trx: Kysely<DB>, { content, by, toHtml }: SaveForm) =>
  createProduct(trx, {
    type: typeOf[content.kind],
    ownerId: by.authorId,
    isPublic: false,
    name: content.name,
    uniqueName: content.uniqueName,
    shortDescription: content.shortDescription,
    description: toHtml(content.description),
    whatYouLearn: content.whatYouLearn,
    level: content.level ?? 1,
    isSelfPaced: content.isSelfPaced,
    ...(content.motif && { motif: content.motif }),
    partTimeEducationDuration: content.partTimeEducationDuration ?? null,
    fullTimeEducationDuration: content.fullTimeEducationDuration ?? null,
  });

async function writeColumns(
  trx: Kysely<DB>,
  id: number,
  { content, toHtml }: SaveForm,
): Promise<void> {
  const { pictures = {} } = content;
  await trx
    .updateTable('module')
    .set({
      name: content.name,
      unique_name: content.uniqueName,
      url: content.uniqueName,
      alias: content.alias ?? null,
      short_description: content.shortDescription,
      description: toHtml(content.description),
      level: content.level ?? null,
      is_self_paced: content.isSelfPaced,
      part_time_education_duration: content.partTimeEducationDuration ?? null,
      full_time_education_duration: content.fullTimeEducationDuration ?? null,
      what_you_learn: JSON.stringify(content.whatYouLearn),
      leads_to: content.leadsTo ?? null,
      skip_allowed: content.skipAllowed ?? false,
      discussion_enabled: content.discussion ?? true,
      numeration_enabled: content.numeration ?? true,
      certificate_enabled: content.certificate ?? false,
      not_clickable: content.notClickable ?? false,
      apply_form: content.applyForm ?? null,
      onboarding_form: content.onboardingForm ?? null,
      cover_motif: content.motif ?? 'route',
      logo: pictures.logo ?? null,
      horizontal_image: pictures.wide ?? null,
      vertical_image: pictures.tall ?? null,
      horizontal_shows_overlay: pictures.wideShowsOverlay ?? false,
      vertical_shows_overlay: pictures.tallShowsOverlay ?? false,
    })
    .where('id', '=', id)
    .execute();
}
