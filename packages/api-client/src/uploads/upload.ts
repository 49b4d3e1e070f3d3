import type { UplinkClient } from '../client/client.ts';
import type { Schema } from '../contract.ts';
import { UPLOAD_PART_BYTES } from '../domain/upload.rules.ts';
import { createTries } from './new-tries.ts';
import { PostFailure, postForm } from './post-form.ts';
import { createSpeedometer } from './transfer-speed.ts';
import { type UploadOptions, type UploadSettings, withDefaults } from './upload-options.ts';
import { uploadInParts } from './upload-parts.ts';

/**
 * Uploads one file: asks for a signed form, posts it, and returns the storage key. Any status but
 * 201, and an answer without a Key, is an error. After a break it goes on by itself. A large file is
 * sent in parts, each by a form of its own: a break repeats the part under way, and choosing the same
 * file again goes on with the parts that have arrived. A form carries its own permission: a token
 * renewed meanwhile does not matter.
 */
export function uploadFile(
  client: UplinkClient,
  file: File,
  request: Schema<'UploadRequest'>,
  options: UploadOptions = {},
): Promise<string> {
  const upload = file.size > UPLOAD_PART_BYTES ? uploadInParts : uploadWhole;
  return upload(client, file, request, withDefaults(options));
}

/**
 * A browser does not tell for sure how much arrived, so the same key is used again only when the
 * storage said that it took nothing.
 */
async function uploadWhole(
  client: UplinkClient,
  file: File,
  request: Schema<'UploadRequest'>,
  settings: UploadSettings,
): Promise<string> {
  const { onProgress, signal = null, stallMs } = settings;
  const tries = createTries(settings, (error) => error.isPassing);
  let form: Schema<'UploadParameters'> | undefined;
  for (;;) {
    try {
      form ??= await client.unwrap(
        client.api.POST('/uploads/parameters', { body: request, signal }),
        { rethrow: true },
      );
      const measure = createSpeedometer();
      return await postForm(form, file, {
        onProgress: (loaded, total) => onProgress({ ...measure(loaded, total), resumedFrom: 0 }),
        signal: settings.signal,
        stallMs,
      });
    } catch (failure) {
      await tries.wait(failure);
      const isFormGood = failure instanceof PostFailure && failure.isTurnedAway && !isOver(form);
      if (!isFormGood) form = undefined;
    }
  }
}

function isOver(form: Schema<'UploadParameters'> | undefined): boolean {
  return !form || Date.parse(form.expiresAt) <= Date.now();
}
