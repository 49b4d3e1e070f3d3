import {
  ApiError,
  discardUpload,
  PAUSED,
  type Schema,
  type UploadProgress,
  uploadFile,
} from '@uplink/api-client';
import { fileError, UPLOAD_RULES } from '@uplink/api-client/domain';
import type { useUplink } from '@uplink/api-client/react';
import { warnBeforeLeaving } from '@uplink/kit/saving';
import { drawPoster } from './draw-poster.ts';
import type { videoMessages } from './video.messages.ts';

type Client = ReturnType<typeof useUplink>;
export type VideoUpload = ReturnType<typeof createVideoUpload>;

/** The video of a lesson on its way; `reading` is the academy looking at what arrived. */
export interface VideoUploadState {
  status: 'idle' | 'uploading' | 'paused' | 'reading' | 'failed';
  file: File | undefined;
  progress: UploadProgress | undefined;
  error: string | undefined;
}

const idle: VideoUploadState = {
  status: 'idle',
  file: undefined,
  progress: undefined,
  error: undefined,
};
const opened = new WeakMap<Client, Map<number, VideoUpload>>();

/** The upload for a lesson. It belongs to the client, not to a page: it goes on while its author looks at another lesson. */
export function videoUpload(
  client: Client,
  lessonId: number,
  messages: typeof videoMessages,
): VideoUpload {
  const all = opened.get(client) ?? new Map<number, VideoUpload>();
  opened.set(client, all);
  const upload = all.get(lessonId) ?? createVideoUpload(client, lessonId, messages);
  all.set(lessonId, upload);
  return upload;
}

export type Saved = (lesson: Schema<'CreatorLesson'>) => void;

function createVideoUpload(client: Client, lessonId: number, messages: typeof videoMessages) {
  const listeners = new Set<() => void>();
  let state = idle;
  let running: AbortController | undefined;
  let uploadId: string | undefined;
  let last: { file: File; replaces: string | null; onSaved: Saved } | undefined;
  let stopWarning: (() => void) | undefined;

  function change(part: Partial<VideoUploadState>): void {
    state = { ...state, ...part };
    const isBusy = state.status === 'uploading' || state.status === 'reading';
    if (isBusy) stopWarning ??= warnBeforeLeaving();
    else {
      stopWarning?.();
      stopWarning = undefined;
    }
    for (const tell of listeners) tell();
  }

  async function send(): Promise<void> {
    if (!last) return;
    const { file, replaces, onSaved } = last;
    const controller = new AbortController();
    running = controller;
    change({ status: 'uploading', file, error: undefined });
    try {
      const drawing = drawPoster(file);
      const key = await post(file, 'lessonVideo', {
        signal: controller.signal,
        onBegin: (id) => {
          uploadId = id;
        },
        onProgress: (progress) => change({ progress }),
      });
      change({ status: 'reading' });
      const drawn = await drawing;
      const poster = drawn ? await post(drawn, 'mediaImage') : null;
      onSaved(await setVideo(client, lessonId, { key, poster, replaces }));
      change(idle);
    } catch (error) {
      if (controller.signal.aborted) return;
      change({
        status: 'failed',
        error: error instanceof ApiError ? error.message : messages.notSent,
      });
    }
  }

  function post(
    file: File,
    category: 'lessonVideo' | 'mediaImage',
    options: Parameters<typeof uploadFile>[3] = {},
  ): Promise<string> {
    const { name: fileName, size, type: contentType } = file;
    const request = { category, fileName, size, ...(contentType && { contentType }) };
    return uploadFile(client, file, request, options);
  }

  return {
    getSnapshot: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start(file: File, replaces: string | null, onSaved: Saved): void {
      const error = fileError(file, [], UPLOAD_RULES.lessonVideo);
      if (error) {
        change({ ...idle, status: 'failed', error });
        return;
      }
      last = { file, replaces, onSaved };
      void send();
    },
    pause(): void {
      running?.abort(PAUSED);
      change({ status: 'paused' });
    },
    /** Goes on after a pause or a failure. */
    resume: () => void send(),
    cancel(): void {
      running?.abort();
      if (state.status !== 'uploading' && uploadId) void discardUpload(client, uploadId);
      uploadId = undefined;
      last = undefined;
      change(idle);
    },
    canResume: () => last !== undefined,
  };
}

/** Gives a lesson an uploaded video, or takes it away. */
export function setVideo(
  client: Client,
  id: number,
  body: Schema<'LessonVideoInput'>,
): Promise<Schema<'CreatorLesson'>> {
  return client.unwrap(
    client.api.PUT('/creator/me/lessons/{id}/video', { params: { path: { id } }, body }),
    { rethrow: true },
  );
}
