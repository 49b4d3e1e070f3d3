import type { FileRow } from './files.types.ts';

type Unfinished = Pick<FileRow, 'name' | 'size' | 'uploadId'>;

/**
 * Which files of some work were not sent yet when a page is loaded again: without it no one would see that
 * one is missing. Kept by this tab alone, for another one may be sending them.
 */
export function unfinishedFiles(name: string) {
  let kept = '[]';
  return {
    read(): readonly Unfinished[] {
      try {
        kept = sessionStorage.getItem(name) ?? '[]';
        return JSON.parse(kept) as Unfinished[];
      } catch {
        return [];
      }
    },

    keep(rows: readonly FileRow[]): void {
      const unfinished = rows
        .filter(({ status, isRefused }) => status !== 'stored' && !isRefused)
        // The file's own name: by it a file that is chosen again takes its place.
        .map(({ file, name, size, uploadId }) => ({ name: file?.name ?? name, size, uploadId }));
      const next = JSON.stringify(unfinished satisfies Unfinished[]);
      // Rows change with each step of an upload.
      if (next === kept) return;
      kept = next;
      try {
        sessionStorage.setItem(name, next);
      } catch {
        // Storage is full or closed: a reload forgets them.
      }
    },
  };
}
