import type { FileRow, FilesDraft, StoredFile } from './files.types.ts';

/** What is worth keeping of the rows: the files the storage has. */
export function keptFiles(rows: readonly FileRow[]): StoredFile[] {
  return rows.flatMap(({ name, size, status, key }) =>
    status === 'stored' && key ? [{ name, size, key }] : [],
  );
}

/** The files of a draft, unless they were handed in since, or it is the draft of something else. */
function filesOf(draft: Partial<FilesDraft>, version: number): readonly StoredFile[] {
  return Array.isArray(draft.files) && draft.version === version ? draft.files : [];
}

/** What is known of a file after a reload, when it is not here any more. */
const without = {
  file: undefined,
  progress: undefined,
  uploadId: undefined,
  key: undefined,
  error: undefined,
  isRefused: false,
} as const;

/** Rows of files that a reload broke off: chosen again they go on, or they are removed. */
export function withBrokenOff(
  files: readonly Pick<FileRow, 'name' | 'size' | 'uploadId'>[],
  newId: () => number,
): FileRow[] {
  return files.map((file) => ({
    ...without,
    ...file,
    id: newId(),
    status: 'failed',
    fault: 'brokenOff',
  }));
}

/** The rows with the stored files of the draft: those it has no more go, those that are new come last. */
export function withKept(
  rows: readonly FileRow[],
  draft: Partial<FilesDraft>,
  version: number,
  newId: () => number,
): FileRow[] {
  const files = filesOf(draft, version);
  const known = new Set(rows.map(({ key }) => key));
  const stay = rows.filter(
    ({ status, key }) => status !== 'stored' || files.some((file) => file.key === key),
  );
  const come = files
    .filter(({ key }) => !known.has(key))
    .map((file): FileRow => ({ ...without, ...file, id: newId(), status: 'stored' }));
  return [...stay, ...come];
}

/** Files of two places together: no upload is lost, and what was removed here stays away. */
export function mergeFiles(
  drafts: readonly Partial<FilesDraft>[],
  version: number,
  removed: ReadonlySet<string>,
): StoredFile[] {
  const all = drafts.flatMap((draft) => filesOf(draft, version));
  return [...new Map(all.map((file) => [file.key, file])).values()].filter(
    ({ key }) => !removed.has(key),
  );
}

/** A file that is lost and chosen again takes its own place. */
export function isReplaced({ file, status, name }: FileRow, chosen: { name: string }): boolean {
  return status === 'failed' && !file && name.toLowerCase() === chosen.name.toLowerCase();
}

/** 'plan.pdf', then 'plan-2.pdf'. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem}-${count}${ending}`;
  return free;
}
