import type { Schema } from '@uplink/api-client';
import { conflict } from '../../plugins/errors/errors.ts';
import { noteJoined, type PartsRow } from './parts.repository.ts';
import { describeUpload, missingUpload, requireUpload } from './parts.service.ts';
import { recordSealed } from './sealed-files.ts';
import { partCount, partKey, removeParts, storedParts } from './stored-parts.ts';
import type { UploadDeps } from './uploads.service.ts';

/** Files made whole at once: each is as much work for the disk as the upload was. */
const mostAtOnce = 4;

/**
 * Makes files whole. Calls that meet wait for the same work. Two processes may both do it: a file is seen
 * when it is whole, and both make the same one. A call is answered after `patienceMs`, whole or not.
 */
export function createJoins(deps: UploadDeps, patienceMs = 20_000) {
  const { db, clock, storage } = deps;
  // A failure is kept until someone asks: the caller may have stopped waiting before it happened.
  const works = new Map<string, Promise<void>>();
  let running = 0;

  return async function join(userId: number, id: string): Promise<Schema<'UploadInParts'>> {
    // It may end between the look at the upload and the next line.
    const underWay = works.get(id);
    const upload = await requireUpload(deps, userId, id);
    if (upload.joinedAt) return describeUpload(deps, upload);
    const work = works.get(id) ?? underWay ?? begin(upload);
    if (work) await waitFor(id, work);
    return describeUpload(deps, await requireUpload(deps, userId, id));
  };

  function begin(upload: PartsRow): Promise<void> | undefined {
    if (running >= mostAtOnce) return undefined;
    running += 1;
    const work = makeWhole(upload).finally(() => {
      running -= 1;
    });
    works.set(upload.id, work);
    work.then(
      () => works.delete(upload.id),
      () => {},
    );
    return work;
  }

  /** As long as a call may take; throws what the work failed with. */
  async function waitFor(id: string, work: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patienceMs);
    });
    try {
      await Promise.race([work, patience]);
    } catch (error) {
      works.delete(id);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function makeWhole(upload: PartsRow): Promise<void> {
    const { id, userId, key, size, contentType } = upload;
    /** By another process; throws when its owner gave it up. */
    const isJoined = async () => (await requireUpload(deps, userId, id)).joinedAt !== null;
    const numbers = await storedParts(storage, upload);
    if (numbers.length < partCount(upload)) {
      // Parts of a file that has just become whole are gone.
      if (await isJoined()) return;
      throw conflict('Parts of the file are missing. Upload them first.');
    }
    const isWhole = async () => (await storage.stat(key))?.size === size;
    try {
      const parts = numbers.map((number) => partKey(id, number));
      await storage.join(parts, { key, contentType });
    } catch (error) {
      // Another process may have made it whole, or its owner given it up: then the parts are gone.
      if (!(await isWhole())) {
        if (await isJoined()) return;
        throw error;
      }
    }
    if (!(await isWhole())) {
      if (await isJoined()) return;
      await storage.remove(key);
      throw conflict('Parts of the file have changed. Upload it again.');
    }
    const sealed = await recordSealed(deps, key);
    if (!sealed || !(await noteJoined(db, id, clock.now()))) {
      await storage.clear(key);
      throw missingUpload();
    }
    await removeParts(storage, id);
    await storage.clear(key, sealed.key);
  }
}
