import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../plugins/errors/errors.ts';
import type { SealedObject } from '../../../providers/storage/storage.ts';
import type { FileDeps } from '../../uploads/sealed-files.ts';
import { findAuthored, requireAuthored } from '../authored.ts';
import { findTakenNames } from '../authoring/draft.service.ts';
import { type Archive, readArchive } from './archive.ts';
import type { ProductContent } from './content.types.ts';
import { convertFiles, longBriefs } from './convert-files.ts';
import type { ProductTexts } from './convert-product.ts';
import { toFiles } from './export.service.ts';
import { foreignUploads } from './foreign-uploads.ts';
import { badLabs, badReferences, type FaultAt, namesIn } from './import-references.ts';
import { type LoadedProduct, loadProduct } from './load-product.ts';
import { type MediaPlan, planMedia } from './plan-media.ts';
import { unprovedExercises } from './prove-content.ts';
import { readProduct } from './read-product.ts';
import { findReferences } from './references.ts';
import { typeOf } from './save-product.ts';
import type { FileFault } from './yaml-file.ts';

export interface CheckedFiles {
  faults: FileFault[];
  /** Null for files that can't be understood. */
  content: ProductContent | null;
  /** The product that they change; null for a new one. */
  before: LoadedProduct | null;
  references: ReadonlyMap<string, number>;
  media: MediaPlan;
  /** The files of the folder `media` in the archive. */
  archived: Archive['media'];
  toHtml: ProductTexts['toHtml'];
}

interface ImportOf {
  person: { id: number };
  file: SealedObject;
  /** The product that was chosen. */
  moduleId: number | null;
}

/** Everything that can be known of an import before it is made. */
export async function checkFiles(
  deps: FileDeps & Pick<Deps, 'grader'>,
  { person, file, moduleId }: ImportOf,
): Promise<CheckedFiles> {
  const { db } = deps;
  const archive = await readArchive(deps.storage, file);
  const read =
    archive.faults.length > 0
      ? { content: null, faults: archive.faults, faultAt: () => archive.faults[0] as FileFault }
      : await readProduct(archive.texts, new Set(archive.media.keys()));
  const target = read.content
    ? await findTarget(db, person, { content: read.content, moduleId }, read.faultAt)
    : null;
  const {
    content,
    toHtml,
    faults: unconverted,
  } = await convertFiles(
    read.content && { ...read.content, certificate: switchIn(read.content, target) },
  );
  const none = {
    references: new Map<string, number>(),
    media: { addresses: new Map(), added: [] },
    archived: archive.media,
    toHtml,
  };
  if (!content || !target)
    return { ...none, faults: [...read.faults, ...unconverted], content, before: null };
  if ('fault' in target)
    return { ...none, faults: [...read.faults, target.fault], content, before: null };
  const before = target.id === null ? null : await loadProduct(db, target.id);
  const references = await findReferences(db, namesIn(content));
  const current = before ? (await toFiles(deps, before.content)).media : [];
  const media = planMedia({ content, archived: archive.media, current });
  const faults = [
    ...read.faults,
    ...longBriefs(content, toHtml),
    ...(await unprovedExercises(deps.grader, content, archive.texts)),
    ...(await takenNames(db, { content, except: target.id }, read.faultAt)),
    ...(await badReferences(db, person, { content, references, id: target.id }, read.faultAt)),
    ...(await badLabs(db, person, { content, references, before, texts: archive.texts })),
    ...media.faults,
    ...foreignUploads(content, before, read.faultAt),
  ];
  return { ...none, faults, content, before, references, media };
}

type Target = { id: number | null; certificate?: boolean } | { fault: FileFault };

/** Files that don't say whether there are certificates leave that as it is; a new product has none. */
const switchIn = ({ certificate }: ProductContent, target: Target | null): boolean =>
  certificate ?? (target !== null && 'certificate' in target && target.certificate) ?? false;

/** The product that is meant; null for a new one. */
async function findTarget(
  db: Kysely<DB>,
  person: { id: number },
  { content, moduleId }: { content: ProductContent; moduleId: number | null },
  faultAt: FaultAt,
): Promise<Target> {
  const type = typeOf[content.kind];
  if (moduleId !== null) {
    const product = await requireAuthored(db, person, moduleId);
    return product.type === type
      ? { id: product.id, certificate: await hasCertificate(db, product.id) }
      : { fault: faultAt([], `${product.name} is not a ${content.kind}.`) };
  }
  const there = await db
    .selectFrom('module')
    .select('id')
    .where('type', '=', type)
    .where('unique_name', '=', content.uniqueName)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!there) return { id: null };
  const own = await findAuthored(db, person, there.id);
  if (own && own.permission !== 'view')
    return { id: there.id, certificate: await hasCertificate(db, there.id) };
  return { fault: faultAt(['uniqueName'], 'Another product has this URL. Choose another one.') };
}

async function hasCertificate(db: Kysely<DB>, id: number): Promise<boolean> {
  const { certificate_enabled } = await db
    .selectFrom('module')
    .select('certificate_enabled')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return certificate_enabled;
}

async function takenNames(
  db: Kysely<DB>,
  { content, except }: { content: ProductContent; except: number | null },
  faultAt: FaultAt,
): Promise<FileFault[]> {
  const { uniqueName: url, alias } = content;
  const names = { type: typeOf[content.kind], url, alias, except: except ?? undefined };
  const taken = await findTakenNames(db, names);
  return [
    ...(taken.url
      ? [faultAt(['uniqueName'], 'Another product has this URL. Choose another one.')]
      : []),
    ...(taken.alias
      ? [faultAt(['alias'], 'Another product has this alias. Choose another one.')]
      : []),
  ];
}

/** The sealed files that someone uploaded for an import. */
export async function requireUpload(
  db: Kysely<DB>,
  person: { id: number },
  key: Schema<'ProductImportRequest'>['key'],
): Promise<void> {
  const grant = await db
    .selectFrom('upload_grant')
    .select('key')
    .where('key', '=', key)
    .where('user_id', '=', person.id)
    .where('category', '=', 'productFiles')
    .executeTakeFirst();
  if (!grant) throw notFound("The archive didn't finish uploading. Choose it again.");
}
