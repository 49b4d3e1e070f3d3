import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { OnFault } from '../../../jobs/attempt.ts';
import type { VideoEncoder } from '../../../providers/encoder/encoder.ts';
import type { StorageProvider } from '../../../providers/storage/storage.ts';
import { openFile } from '../../uploads/sealed-files.ts';
import { storeStream } from '../../uploads/store-stream.ts';
import { MEDIA_PATH } from '../authoring/uploaded-media.ts';
import { renditionSize } from './rendition-sizes.rules.ts';
import {
  type Claimed,
  claimMs,
  claimRendition,
  endRendition,
  planRenditions,
  type RenditionEnd,
  renewClaim,
} from './renditions.repository.ts';

export interface RenditionDeps extends Pick<Deps, 'db' | 'clock' | 'storage'> {
  encoder: VideoEncoder;
  /** A folder on this disk for files under way. */
  workFolder: string;
  onFault: OnFault;
}

const prefix = 'renditions/';
/** Disk space that must stay free after the video and its smaller version. */
const reserveBytes = 500_000_000;

/** Makes the smaller versions that videos of lessons still need, one after another. Safe to repeat. */
export async function makeRenditions(deps: RenditionDeps, signal: AbortSignal): Promise<void> {
  if (!(await deps.encoder.isThere())) return;
  await planRenditions(deps.db, deps.clock.now());
  await clearLeftovers(deps);
  while (!signal.aborted) {
    const claimed = await claimRendition(deps.db, deps.clock.now());
    if (!claimed) return;
    await make(deps, claimed, signal);
  }
}

async function make(deps: RenditionDeps, claimed: Claimed, signal: AbortSignal): Promise<void> {
  const { db, clock, storage, workFolder } = deps;
  const folder = join(workFolder, String(claimed.id));
  const lost = new AbortController();
  let percent = 0;
  const renewing = setInterval(() => {
    renewClaim(db, claimed, { percent, now: clock.now() }).then(
      (isOurs) => !isOurs && lost.abort(),
      (error: unknown) => deps.onFault(error, `rendition ${claimed.id}`),
    );
  }, claimMs / 6);
  let end: RenditionEnd;
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    end = await encode(deps, claimed, {
      folder,
      signal: AbortSignal.any([signal, lost.signal]),
      onProgress: (next) => {
        percent = next;
      },
    });
  } catch (error) {
    end = { state: signal.aborted ? 'waiting' : 'failed' };
    if (!signal.aborted) deps.onFault(error, `rendition ${claimed.id}`);
  } finally {
    clearInterval(renewing);
    await rm(folder, { recursive: true, force: true });
  }
  const isNoted = await endRendition(db, claimed, end, clock.now());
  if (!isNoted && end.state === 'done') await storage.clear(end.file.key);
}

interface Workplace {
  folder: string;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

async function encode(
  { db, storage, encoder }: RenditionDeps,
  { uploadKey, side, duration, ...size }: Claimed,
  { folder, signal, onProgress }: Workplace,
): Promise<RenditionEnd> {
  const source = await openFile({ db, storage }, uploadKey);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < 2 * source.size + reserveBytes)
    throw new Error('There is too little free disk to make a smaller version of a video.');
  const path = join(folder, 'video');
  await pipeline(await storage.read(source.key), createWriteStream(path), { signal });
  const container = uploadKey.endsWith('.webm') ? 'webm' : 'mp4';
  const output = join(folder, 'smaller.mp4');
  const task = {
    input: { path, container },
    output,
    duration,
    ...renditionSize(size, side),
  } as const;
  await encoder.encode(task, signal, onProgress);
  if ((await stat(output)).size >= source.size) return { state: 'skipped' };
  const key = `${prefix}${randomUUID()}.mp4`;
  const target = { key, contentType: 'video/mp4' };
  const file = await storeStream(storage, target, createReadStream(output));
  return { state: 'done', file, address: MEDIA_PATH + key };
}

/** Files that killed processes left: on this disk, and stored ones that no version names. */
async function clearLeftovers({ db, storage, workFolder }: RenditionDeps): Promise<void> {
  const running = await namesOfRunning(db);
  for (const name of await readdir(workFolder).catch(() => []))
    if (!running.has(name)) await rm(join(workFolder, name), { recursive: true, force: true });
  await clearStored(db, storage);
}

async function namesOfRunning(db: Kysely<DB>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('video_rendition')
    .select('id')
    .where('state', '=', 'running')
    .execute();
  return new Set(rows.map(({ id }) => String(id)));
}

/** Looked for first: a version that begins later has no file among them. */
async function clearStored(db: Kysely<DB>, storage: StorageProvider): Promise<void> {
  // The second is where S3 keeps sealed copies.
  const stored = [...(await storage.list(prefix)), ...(await storage.list('sealed/renditions-'))];
  if (stored.length === 0 || (await namesOfRunning(db)).size > 0) return;
  const rows = await db
    .selectFrom('video_rendition')
    .select('storage_key')
    .where('storage_key', 'is not', null)
    .execute();
  const kept = new Set(rows.map(({ storage_key }) => storage_key));
  for (const { key } of stored) if (!kept.has(key)) await storage.remove(key);
}
