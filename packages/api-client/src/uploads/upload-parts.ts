import type { UplinkClient } from '../client/client.ts';
import type { Schema } from '../contract.ts';
import { partRange } from '../domain/upload.rules.ts';
import { createTries, pause } from './new-tries.ts';
import { postForm } from './post-form.ts';
import { createSpeedometer } from './transfer-speed.ts';
import type { UploadSettings } from './upload-options.ts';

/** The academy makes a large file whole in its own time. */
const joinPauseMs = 1000;

/**
 * Uploads a file part by part and returns the key of the whole. After each break the academy says
 * which parts it has, also of one whose answer was lost; only what it has not is sent.
 */
export async function uploadInParts(
  client: UplinkClient,
  file: File,
  request: Schema<'UploadRequest'>,
  settings: UploadSettings,
): Promise<string> {
  const { onProgress, onBegin, signal, stallMs } = settings;
  const call = { signal: signal ?? null };
  // Something changed in between, in another page perhaps: the academy is asked again what it has.
  const tries = createTries(settings, (error) => error.isPassing || error.status === 409);
  const total = file.size;
  let measure = createSpeedometer();
  let id: string | undefined;
  /** Bytes that lie in the storage, now and when the line was there again last. */
  let stored = 0;
  let resumedFrom = 0;

  for (;;) {
    try {
      const upload = await begin();
      await send(upload);
      return await join(upload);
    } catch (failure) {
      resume(stored);
      await tries.wait(failure).catch((error: unknown) => {
        if (signal?.aborted && id) void discardUpload(client, id);
        throw error;
      });
    }
  }

  async function begin(): Promise<Schema<'UploadInParts'>> {
    // Edge before 18 does not tell it, and a clock may stand before 1970.
    const lastModified = Math.max(0, file.lastModified || 0);
    const body = { upload: { ...request, size: total }, lastModified };
    const upload = await client.unwrap(client.api.POST('/uploads/parts', { body, ...call }), {
      rethrow: true,
    });
    if (upload.id !== id) onBegin(upload.id);
    id = upload.id;
    resume(
      upload.isJoined
        ? total
        : upload.storedParts.reduce((sum, number) => sum + lengthOf(upload, number), 0),
    );
    return upload;
  }

  async function send(upload: Schema<'UploadInParts'>): Promise<void> {
    if (upload.isJoined) return;
    const there = new Set(upload.storedParts);
    for (let number = 1; number <= upload.partCount; number += 1) {
      if (there.has(number)) continue;
      await sendPart(upload, number);
      stored += lengthOf(upload, number);
      report(stored);
      tries.succeed();
    }
  }

  async function sendPart(upload: Schema<'UploadInParts'>, number: number): Promise<void> {
    const path = { id: upload.id, number };
    const form = await client.unwrap(
      client.api.POST('/uploads/parts/{id}/forms/{number}', { params: { path }, ...call }),
      { rethrow: true },
    );
    const { start = 0, end = 0 } = partRange(upload, number) ?? {};
    await postForm(form, file.slice(start, end), {
      // The form around the bytes counts as sent, too.
      onProgress: (loaded) => report(stored + Math.min(loaded, end - start)),
      signal,
      stallMs,
    });
  }

  async function join(upload: Schema<'UploadInParts'>): Promise<string> {
    const path = { id: upload.id };
    for (;;) {
      const { isJoined, key } = await client.unwrap(
        client.api.POST('/uploads/parts/{id}/join', { params: { path }, ...call }),
        { rethrow: true },
      );
      if (isJoined) return key;
      await pause(joinPauseMs, signal);
    }
  }

  function resume(bytes: number): void {
    measure = createSpeedometer();
    stored = bytes;
    resumedFrom = bytes;
    report(bytes);
  }

  function report(loaded: number): void {
    onProgress({ ...measure(loaded, total), resumedFrom });
  }
}

function lengthOf(upload: Schema<'UploadInParts'>, number: number): number {
  const range = partRange(upload, number);
  return range ? range.end - range.start : 0;
}

/** Removes what has arrived of a file that is not wanted any more. What cannot be removed now is swept later. */
export async function discardUpload(client: UplinkClient, id: string): Promise<void> {
  const path = { id };
  await client.api.DELETE('/uploads/parts/{id}', { params: { path } }).catch(() => {});
}
