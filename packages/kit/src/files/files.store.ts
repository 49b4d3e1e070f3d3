import {
  ApiError,
  createSaveQueue,
  discardUpload,
  type Schema,
  uploadFile,
} from '@uplink/api-client';
import { fileError, type UploadRule } from '@uplink/api-client/domain';
import type { useUplink } from '@uplink/api-client/react';
import { formDraft } from '../saving/form-draft.ts';
import { warnBeforeLeaving } from '../saving/leave-warning.ts';
import type { FileRow, FilesDraft } from './files.types.ts';
import {
  freeName,
  isReplaced,
  keptFiles,
  mergeFiles,
  withBrokenOff,
  withKept,
} from './kept-files.rules.ts';
import { unfinishedFiles } from './unfinished-files.ts';

type Client = ReturnType<typeof useUplink>;
export type WorkFiles = ReturnType<typeof createWorkFiles>;

/** What files are handed in for, and what it accepts. */
export interface FilesFor {
  kind: 'homework' | 'milestone';
  id: number;
  rule: UploadRule;
}

const opened = new WeakMap<Client, Map<string, WorkFiles>>();

/**
 * The files of a piece of work. They belong to the client and its person, not to a page: an upload goes
 * on while someone looks at another one.
 */
export function workFiles(client: Client, work: FilesFor): WorkFiles {
  const all = opened.get(client) ?? new Map<string, WorkFiles>();
  opened.set(client, all);
  const name = `${client.session.getPerson()}.${work.kind}.${work.id}`;
  const files = all.get(name) ?? createWorkFiles(client, work);
  all.set(name, files);
  return files;
}

/** Uploads files as soon as they are chosen, and keeps what is stored in the draft of the work. */
function createWorkFiles(client: Client, { kind, id: workId, rule }: FilesFor) {
  const key = `${kind}:${workId}`;
  const keeping = formDraft<FilesDraft>(client, `${kind}.${workId}`);
  const queue = createSaveQueue(keeping);
  const unfinished = unfinishedFiles(`${keeping.name}.unfinished`);
  const running = new Map<number, AbortController>();
  const removed = new Set<string>();
  const listeners = new Set<() => void>();
  let version = 0;
  let lastId = 0;
  let rows: readonly FileRow[] = withBrokenOff(unfinished.read(), newId);
  let isFollowing = false;
  let isMerging = false;
  let stopWarning: (() => void) | undefined;

  function setRows(next: readonly FileRow[]): void {
    rows = next;
    unfinished.keep(rows);
    if (!rows.some(({ status }) => status === 'uploading')) {
      stopWarning?.();
      stopWarning = undefined;
    } else stopWarning ??= warnBeforeLeaving();
    for (const listener of listeners) listener();
  }

  const change = (id: number, part: Partial<FileRow>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));

  function newId(): number {
    lastId += 1;
    return lastId;
  }

  /** The draft gets what is stored now. */
  function keep(): void {
    queue.set(key, { version, files: keptFiles(rows) });
  }

  /** The rows get what the draft says, also what another tab or device put into it. */
  function follow(): void {
    const entry = queue.getSnapshot().get(key);
    if (!entry || isMerging) return;
    let { value } = entry;
    if (entry.state === 'conflict' && entry.theirs) {
      isMerging = true;
      value = { version, files: mergeFiles([value, entry.theirs.value], version, removed) };
      // The call that found the conflict is not over yet: what is set after resolving is sent after it.
      queue.resolve(key, 'mine');
      queue.set(key, value);
      isMerging = false;
    }
    setRows(withKept(rows, value, version, newId));
  }

  async function start({ id, name }: FileRow, file: File): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      // The same time of its last change: by it the academy knows a file that is chosen again.
      const { type, lastModified } = file;
      const named = name === file.name ? file : new File([file], name, { type, lastModified });
      const stored = await uploadFile(
        client,
        named,
        {
          resource: kind,
          resourceId: workId,
          fileName: name,
          size: file.size,
          ...(file.type && { contentType: file.type }),
        },
        {
          signal: controller.signal,
          onBegin: (uploadId) => change(id, { uploadId }),
          onProgress: (progress) => change(id, { progress }),
        },
      );
      // What was kept before a reload comes first: the draft is written as a whole.
      await queue.ready;
      if (controller.signal.aborted) return;
      removed.delete(stored);
      const done = { progress: undefined, uploadId: undefined };
      change(id, { ...done, status: 'stored', key: stored });
      keep();
    } catch (error) {
      if (controller.signal.aborted) return;
      const why =
        error instanceof ApiError ? { error: error.message } : { fault: 'notSent' as const };
      change(id, { status: 'failed', ...why });
    } finally {
      running.delete(id);
    }
  }

  return {
    getSnapshot: () => rows,
    subscribe(listener: () => void) {
      listeners.add(listener);
      if (!isFollowing) queue.subscribe(follow);
      isFollowing = true;
      return () => {
        listeners.delete(listener);
      };
    },

    /** What the server says of the work: its draft, and how often it was handed in. */
    load(draft: Schema<'Draft'> | null, handedIn: number): void {
      version = Math.max(version, handedIn);
      if (draft) queue.load(key, draft.value as FilesDraft, draft);
      follow();
    },

    add(files: readonly File[]): void {
      let list = rows;
      const fresh: [FileRow, File][] = [];
      for (const file of files) {
        list = list.filter((row) => !isReplaced(row, file));
        const error = fileError(file, list, rule);
        const row: FileRow = {
          id: newId(),
          file,
          name: file.name,
          size: file.size,
          status: error ? 'failed' : 'uploading',
          progress: undefined,
          uploadId: undefined,
          key: undefined,
          error,
          isRefused: fileError(file, [], rule) !== undefined,
        };
        list = [...list, row];
        if (!error) fresh.push([row, file]);
      }
      setRows(list);
      for (const [row, file] of fresh) void start(row, file);
    },

    remove(id: number): void {
      running.get(id)?.abort();
      const row = rows.find((one) => one.id === id);
      setRows(rows.filter((one) => one !== row));
      // One that is under way removes its parts itself.
      if (row?.status === 'failed' && row.uploadId) void discardUpload(client, row.uploadId);
      if (row?.status !== 'stored' || !row.key) return;
      removed.add(row.key);
      keep();
    },

    /** Tries a stopped file again, under another name when its own is taken. */
    retry(id: number): void {
      const row = rows.find((one) => one.id === id);
      if (!row?.file) return;
      const others = rows.filter((one) => one !== row);
      const name = freeName(row.name, new Set(others.map((one) => one.name.toLowerCase())));
      const error = fileError({ name, size: row.size }, others, rule);
      if (error) {
        change(id, { error, fault: undefined });
        return;
      }
      // What has arrived is kept, on the screen too.
      const progress = row.uploadId ? row.progress : undefined;
      change(id, { name, status: 'uploading', error: undefined, fault: undefined, progress });
      void start({ ...row, name }, row.file);
    },

    /** The server does not have these any more: a file that is not handed in is not kept for ever. */
    markLost(keys: readonly string[]): void {
      setRows(
        rows.map((row) =>
          row.key && keys.includes(row.key)
            ? { ...row, status: 'failed', key: undefined, fault: 'lost' }
            : row,
        ),
      );
      keep();
    },
  };
}
