import type { Readable } from 'node:stream';

/** What one signed form post may store. */
export interface UploadPolicy {
  key: string;
  contentType: string;
  /** Bytes, inclusive. */
  maxSize: number;
  expiresAt: Date;
}

export interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

export interface StoredObject {
  size: number;
}

/** Where files live: S3 in production, one disk by default. Both accept the same form posts. */
export interface StorageProvider {
  createUploadForm(policy: UploadPolicy): Promise<UploadForm>;
  /** Undefined when nothing was stored under the key. */
  stat(key: string): Promise<StoredObject | undefined>;
  /** An address good for a few minutes that downloads the object under a name. */
  createDownloadUrl(key: string, fileName: string): Promise<string>;
  remove(key: string): Promise<void>;
}

/** The part of a provider that serves its own files. */
export interface LocalObjects {
  openRead(key: string): Promise<{ stream: Readable; size: number }>;
}
