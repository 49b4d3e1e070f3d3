import type { Readable } from 'node:stream';

/** What one signed form post may store. */
export interface UploadPolicy {
  key: string;
  contentType: string;
  /** Bytes, both inclusive. A part of a file has one size alone. */
  minSize: number;
  maxSize: number;
  expiresAt: Date;
  /** Whose upload it is; one owner has a few under way at most. */
  owner: number;
}

export interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

export interface StoredObject {
  size: number;
}

/** Bytes that no form can reach any more, with what tells whether they are still the same. */
export interface SealedObject extends StoredObject {
  /** Where they lie: not always where they were posted. */
  key: string;
  /** In hexadecimal. */
  sha256: string;
}

export interface ListedObject extends StoredObject {
  key: string;
}

/** Bytes `start` to `end`, both inclusive and within the file. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface JoinTarget {
  key: string;
  contentType: string;
}

/** Where files live: S3 in production, one disk by default. Both accept the same form posts. */
export interface StorageProvider {
  createUploadForm(policy: UploadPolicy): Promise<UploadForm>;
  /** Stores what the academy itself made under a new key. */
  put(target: JoinTarget, bytes: Uint8Array): Promise<void>;
  /** Undefined when nothing was stored under the key. */
  stat(key: string): Promise<StoredObject | undefined>;
  /**
   * Puts what was posted under a key where no one can change it, and measures it there; undefined when
   * nothing was stored. Each call may make a copy: the one that is recorded counts, `clear` removes the rest.
   */
  seal(key: string): Promise<SealedObject | undefined>;
  /** Whether the bytes are there and still those that were recorded. */
  isIntact(file: SealedObject): Promise<boolean>;
  /** What is stored under a key, or some of its bytes. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** An address good for a few minutes that downloads the file under a name. */
  createDownloadUrl(file: SealedObject, fileName: string): Promise<string>;
  remove(key: string): Promise<void>;
  /** Removes what was posted under a key and its sealed copies, except the one at `kept`. */
  clear(key: string, kept?: string): Promise<void>;
  /** What is stored under the keys that begin so. */
  list(prefix: string): Promise<ListedObject[]>;
  /**
   * Puts stored parts behind each other, without their bytes passing through the server's memory. The
   * target is seen when it is whole, not before; the parts stay. S3 wants 5 MiB of all but the last.
   * Two calls with the same parts may meet.
   */
  join(parts: readonly string[], target: JoinTarget): Promise<void>;
}

/** The part of a provider that takes and serves its own files. */
export interface LocalObjects {
  openRead(key: string, range: ByteRange): Readable;
  /** A path for an upload under way, on the same disk. */
  createTemporaryPath(): Promise<string>;
  /** Whether something lies under the key, so that nothing else can be posted there. */
  isTaken(key: string): boolean;
  /** Makes a complete upload visible under its key; throws a PostRefusal when the key is taken. */
  adopt(temporaryPath: string, key: string): Promise<void>;
  discard(temporaryPath: string): Promise<void>;
  /** Removes uploads that no one works on any more; returns how many. */
  sweepTemporary(): Promise<number>;
}

/** Downloads under this name, in any language. */
export function attachment(fileName: string): string {
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}
