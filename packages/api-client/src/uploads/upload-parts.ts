import type { UplinkClient } from '../client/client.ts';
import type { Schema } from '../contract.ts';
import { partRange } from '../domain/upload.rules.ts';
import { createTries, pause } from './new-tries.ts';
import { postForm } from './post-form.ts';
import { createSpeedometer } from './transfer-speed.ts';
import { PAUSED, type UploadSettings } from './upload-options.ts';

/** How long to wait between checks while the academy joins a large file. */
const joinPauseMs = 1000;

/**
 * Uploads a file part by part and returns the key of the joined file. After each break the academy
 * reports which parts it has, including one whose response was lost; only missing parts are sent.
 */
export async function uploadInParts(
  client: UplinkClient,
  file: File,
  request: Schema<'UploadRequest'>,
  settings: UploadSettings,
): Promise<string> {
  const { onProgress, onBegin, signal, stallMs } = settings;
  const call = { signal: signal ?? null };
  // The upload changed in the meantime, perhaps on another page: ask the academy again what it has.
  const tries = createTries(settings, (error) => error.isPassing || error.status === 409);
  const total = file.size;
  let measure = createSpeedometer();
  let id: string | undefined;
  /** Bytes stored, now and when the connection last came back. */
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
        if (signal?.aborted && signal.reason !== PAUSED && id) void discardUpload(client, id);
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
      // The progress event counts the form around the bytes, too.
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

/** Deletes the stored parts of a discarded file. What can't be deleted now is swept later. */
export async function discardUpload(client: UplinkClient, id: string): Promise<void> {
  const path = { id };
  await client.api.DELETE('/uploads/parts/{id}', { params: { path } }).catch(() => {});
}
