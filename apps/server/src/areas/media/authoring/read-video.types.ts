import type { VideoFacts } from './video-facts.ts';

/** The file a reader is started for. */
export interface FileRequest {
  size: number;
}

/** A part of the file that the reader needs, without the byte at `end`; or what it found at last. */
export type FromReader =
  | { id: number; start: number; end: number }
  | { found: VideoFacts | string };

/** The part, or nothing where it can't be had. */
export interface ToReader {
  id: number;
  bytes: Uint8Array | undefined;
}
