import type { FileRow } from './files.types.ts';

type Unfinished = Pick<FileRow, 'name' | 'size' | 'uploadId'>;

/**
 * Which files of some work were not sent yet when a page is loaded anew: without it nobody would see that
 * one is missing. Kept by this tab alone, for another one may be sending them.
 */
export function unfinishedFiles(name: string, storage: Storage = sessionStorage) {
  let kept = storage.getItem(name) ?? '[]';
  return {
    read(): readonly Unfinished[] {
      try {
        return JSON.parse(kept) as Unfinished[];
      } catch {
        return [];
      }
    },

    keep(rows: readonly FileRow[]): void {
      const unfinished = rows
        .filter(({ status, isRefused }) => status !== 'stored' && !isRefused)
        .map(({ name, size, uploadId }): Unfinished => ({ name, size, uploadId }));
      const next = JSON.stringify(unfinished);
      // Rows change with each step of an upload.
      if (next === kept) return;
      kept = next;
      try {
        storage.setItem(name, next);
      } catch {
        // Storage is full or closed: a reload forgets them.
      }
    },
  };
}
