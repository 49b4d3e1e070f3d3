import type { UploadProgress } from '@uplink/api-client';

/** A file the storage has. */
export type StoredFile = { name: string; size: number; key: string };

/** What is kept of the files of some work until they are handed in. */
export type FilesDraft = {
  /** The version handed in last when they were uploaded; 0 for none. */
  version: number;
  files: readonly StoredFile[];
};

/** A file on its way, stored, or stopped with its reason. */
export interface FileRow {
  id: number;
  /** Missing after a reload: then only its name and key are known. */
  file: File | undefined;
  name: string;
  size: number;
  status: 'uploading' | 'stored' | 'failed';
  progress: UploadProgress | undefined;
  /** Names a file sent in parts; what has arrived of it is kept by the academy. */
  uploadId: string | undefined;
  /** Where the storage has it. */
  key: string | undefined;
  error: string | undefined;
  /** The reason, when it isn't a sentence of the server or of a rule. */
  fault?: 'notSent' | 'lost' | 'brokenOff' | undefined;
  /** The academy does not take this file at all: another try mends nothing. */
  isRefused: boolean;
}
