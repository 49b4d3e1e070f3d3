import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { dataFault } from '../../../db/data-fault.ts';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { attemptEach, inOrder } from '../../../jobs/attempt-each.ts';
import { Refusal, unprocessable } from '../../../plugins/errors/errors.ts';
import type { SealedObject } from '../../../providers/storage/storage.ts';
import {
  adoptMedia,
  readUploadedImage,
  type UploadedMedia,
} from '../../media/authoring/uploaded-media.ts';
import { isPicture } from '../../uploads/read-picture.ts';
import { sealUpload } from '../../uploads/sealed-files.ts';
import { saveGrant } from '../../uploads/upload-grants.ts';
import { addMentors } from '../authoring/product.service.ts';
import { PICTURE_PATH } from '../authoring/product-pictures.ts';
import { imported, notImported } from '../products.mails.ts';
import { readArchived } from './archive.ts';
import { type CheckedFiles, checkFiles } from './check-import.ts';
import { fingerprint } from './export.service.ts';
import { type LoadedProduct, loadStored } from './load-product.ts';
import { withAddresses } from './media.ts';
import type { AddedPicture } from './plan-media.ts';
import { saveProduct } from './save-product.ts';

type RunDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'mail' | 'publicUrl' | 'grader' | 'config'>;

interface Waiting {
  id: number;
  userId: number;
  uploadKey: string;
  moduleId: number | null;
  fingerprint: string | null;
  name: string;
  email: string;
}

/** Makes every import that waits, each whole or not at all, and mails who began it. */
export async function runImports(deps: RunDeps): Promise<void> {
  await attemptEach(
    inOrder((after) => claimNext(deps, after)),
    (waiting) => runOne(deps, waiting),
    ({ id }) => `import ${id}`,
  );
}

async function runOne(deps: RunDeps, waiting: Waiting): Promise<void> {
  try {
    await runImport(deps, waiting);
  } catch (error) {
    const failure = failureOf(error);
    // Whatever else went wrong, a lost connection say, is tried again.
    if (failure === undefined) {
      await release(deps.db, waiting);
      throw error;
    }
    await deps.db.transaction().execute((trx) => endImport(deps, trx, waiting, { failure }));
    if (!(error instanceof Refusal)) throw error;
  }
}

const waitingRow = sql`
  select i.id, i.user_id as "userId", i.upload_key as "uploadKey", i.module_id as "moduleId", i.fingerprint, i.name,
    u.email
  from product_import i join app_user u on u.id = i.user_id where i.state = 'waiting'`;

/** A process that was killed holds its import for an hour; a slow one is left to finish. */
const claimMs = 3_600_000;

/** Takes the next one that no other run works on. One at a time: what comes later may end while it is made. */
async function claimNext({ db, clock }: RunDeps, after: number): Promise<Waiting[]> {
  const now = clock.now();
  const { rows } = await sql<Waiting>`
    with next as (
      ${waitingRow} and i.id > ${after}
        and (i.claimed_at is null or i.claimed_at < ${new Date(now.getTime() - claimMs)})
      order by i.id limit 1 for update of i skip locked)
    update product_import i set claimed_at = ${now} from next where i.id = next.id
    returning next.*`.execute(db);
  return rows;
}

const release = (db: Kysely<DB>, { id }: Waiting) =>
  db.updateTable('product_import').set({ claimed_at: null }).where('id', '=', id).execute();

async function runImport(deps: RunDeps, waiting: Waiting): Promise<void> {
  const { db, clock } = deps;
  const person = { id: waiting.userId };
  const file = await sealUpload(deps, waiting.uploadKey);
  if (!file) throw unprocessable('The archive is no longer available. Upload it again.');
  const checked = await checkFiles(deps, { person, file, moduleId: waiting.moduleId });
  const { content, before, faults, references, toHtml } = checked;
  const [fault] = faults;
  if (fault) throw unprocessable(`${fault.file}: ${fault.message}`);
  if (!content) throw unprocessable('The files can’t be read. Upload them again.');
  await requireUnchanged(deps, waiting, before);
  const pictures = await storePictures(deps, waiting, { file, added: checked.media.added });
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql`${waitingRow} and i.id = ${waiting.id}
      for update of i skip locked`.execute(trx);
    // Another process makes it, or made it.
    if (rows.length === 0) return;
    if (before) await requireStill(trx, waiting, before);
    const now = clock.now();
    const addresses = new Map([...checked.media.addresses, ...addressesOf(pictures)]);
    const moduleId = await saveProduct(trx, {
      content: withAddresses(content, addresses),
      before,
      references,
      by: { authorId: waiting.userId, now },
      toHtml,
    });
    if (!before) await addMentors(trx, moduleId, [waiting.userId]);
    for (const { media } of pictures)
      await adoptMedia(trx, media, { userId: waiting.userId, productId: moduleId, now });
    await endImport(deps, trx, waiting, { moduleId });
  });
}

/** Why an import can't be made however often it is tried: by our rules, or by content that no one foresaw. */
function failureOf(error: unknown): string | undefined {
  // Other imports may keep the converter busy that this one needs.
  if (error instanceof Refusal) return error.status === 429 ? undefined : error.message;
  const code = codeOf(error);
  if (code === undefined) return undefined;
  return `These files can't be stored (${code}). Nothing was changed. Contact support.`;
}

/** Data that the database refuses, or an error of our own. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof RangeError || error instanceof TypeError) return error.name;
  return dataFault(error);
}

const changed = ({ name }: Waiting) =>
  unprocessable(
    `${name} was changed since the files were checked. Check them again to see what the import would do now.`,
  );

/** Keeps authors away until the import ends, and sees whether one was faster. */
async function requireStill(
  trx: Kysely<DB>,
  waiting: Waiting,
  { id, stored, sections }: LoadedProduct,
): Promise<void> {
  const lessons = sections.flatMap((section) => section.lessons.map((lesson) => lesson.id));
  const ofLesson = (lesson: number) => [`lesson:${lesson}`, `lesson-exercises:${lesson}`];
  const names = [`syllabus:${id}`, ...lessons.flatMap(ofLesson)];
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0))
    from unnest(${names}::text[]) name`.execute(trx);
  await trx.selectFrom('module').select('id').where('id', '=', id).forUpdate().execute();
  const again = await loadStored(trx, id);
  if (!isDeepStrictEqual(again.stored, stored)) throw changed(waiting);
}

/** Refuses to overwrite what changed since the files were compared with it. */
async function requireUnchanged(
  deps: RunDeps,
  waiting: Waiting,
  before: CheckedFiles['before'],
): Promise<void> {
  const now = before && (await fingerprint(deps, before));
  if (now !== waiting.fingerprint) throw changed(waiting);
}

type StoredPicture = Pick<AddedPicture, 'path'> & { media: UploadedMedia };

/** Stores pictures before the import; those of an import that ends otherwise are swept. */
async function storePictures(
  deps: RunDeps,
  { userId }: Waiting,
  { file, added }: { file: SealedObject; added: readonly AddedPicture[] },
): Promise<StoredPicture[]> {
  const { db, clock, storage, config } = deps;
  const contentType = 'application/octet-stream';
  const stored: StoredPicture[] = [];
  for (const { path, category } of added) {
    const bytes = await readArchived(path, storage, file);
    if (!(await isPicture(bytes, ['png', 'jpg', 'gif'])))
      throw unprocessable(`${path}: we can't show this image. Choose a png, jpg or gif file.`);
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + 3_600_000);
    const fileName = path.split('/').at(-1) ?? path;
    const granted = { category, resourceId: null, fileName, contentType, maxSize: bytes.length };
    const key = await db
      .transaction()
      .execute((trx) =>
        saveGrant(trx, userId, granted, { now, expiresAt, limits: config.uploads }),
      );
    await storage.put({ key, contentType }, bytes);
    const upload = { userId, category, key, field: 'headerImage' };
    stored.push({ path, media: await readUploadedImage(deps, upload, PICTURE_PATH) });
  }
  return stored;
}

const addressesOf = (pictures: readonly StoredPicture[]) =>
  pictures.map(({ path, media }) => [path, media.address] as const);

async function endImport(
  deps: RunDeps,
  trx: Kysely<DB>,
  { id, name, email }: Waiting,
  end: { moduleId: number } | { failure: string },
): Promise<void> {
  const { clock, mail } = deps;
  const ended =
    'failure' in end
      ? { state: 'failed', failure: end.failure.slice(0, 500) }
      : { state: 'done', module_id: end.moduleId };
  const noted = await trx
    .updateTable('product_import')
    .set({ ...ended, ended_at: clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  // Another process ended it first.
  if (!noted) return;
  const content =
    'failure' in end ? notImported(deps, { name, failure: end.failure }) : imported(deps, name);
  await mail.send({ to: email, ...content }, trx);
}
