import type { UploadProgress } from './transfer-speed.ts';

/** How one file is uploaded. */
export interface UploadOptions {
  onProgress?: (progress: UploadProgress) => void;
  /** Told the id of a file sent in parts: `discardUpload` removes what has arrived of it. */
  onBegin?: (id: string) => void;
  /** Cancels the upload, and removes what was sent. */
  signal?: AbortSignal;
  /** An upload that stands still for so long is broken off. @default 30000 */
  stallMs?: number;
  /** How often it is tried once more by itself after a break; of parts, each so often. @default 2 */
  retries?: number;
  /** The pause before the first new try; each further one is twice as long. @default 2000 */
  retryMs?: number;
}

export type UploadSettings = ReturnType<typeof withDefaults>;

export function withDefaults(options: UploadOptions) {
  const { onProgress = () => {}, onBegin = () => {}, signal } = options;
  const { stallMs = 30_000, retries = 2, retryMs = 2000 } = options;
  return { onProgress, onBegin, signal, stallMs, retries, retryMs };
}
