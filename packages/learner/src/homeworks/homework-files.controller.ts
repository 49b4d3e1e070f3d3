import { ApiError, type Schema, type UploadProgress, uploadFile } from '@uplink/api-client';
import { fileError } from '@uplink/api-client/domain';
import { useUplink } from '@uplink/api-client/react';
import { useRef, useState } from 'react';
import { useLeaveWarning } from '../shared/leave-warning.ts';

/** A file on its way, stored, or stopped with its reason. */
export interface FileRow {
  id: number;
  file: File;
  name: string;
  status: 'uploading' | 'stored' | 'failed';
  progress: UploadProgress | undefined;
  key: string | undefined;
  error: string | undefined;
}

/** Uploads the files of a homework as soon as they are chosen; a failed one stays with its reason. */
export function useHomeworkFiles(task: Schema<'HomeworkTask'>) {
  const client = useUplink();
  const [rows, setRows] = useState<readonly FileRow[]>([]);
  const nextId = useRef(1);
  const running = useRef(new Map<number, AbortController>());
  const isUploading = rows.some(({ status }) => status === 'uploading');

  useLeaveWarning(isUploading);

  const change = (id: number, part: Partial<FileRow>) =>
    setRows((list) => list.map((row) => (row.id === id ? { ...row, ...part } : row)));

  async function start(id: number, file: File, name: string) {
    const controller = new AbortController();
    running.current.set(id, controller);
    try {
      const named = name === file.name ? file : new File([file], name, { type: file.type });
      const key = await uploadFile(
        client,
        named,
        {
          resource: 'homework',
          resourceId: task.homeworkId,
          fileName: name,
          size: file.size,
          ...(file.type && { contentType: file.type }),
        },
        { signal: controller.signal, onProgress: (progress) => change(id, { progress }) },
      );
      change(id, { status: 'stored', key });
    } catch (error) {
      if (controller.signal.aborted) return;
      const message =
        error instanceof ApiError ? error.message : 'The file could not be sent. Try again.';
      change(id, { status: 'failed', error: message });
    } finally {
      running.current.delete(id);
    }
  }

  function add(files: readonly File[]) {
    const rule = {
      extensions: task.allowedExtensions,
      maxSize: task.maxFileSize,
      maxFiles: task.maxFiles,
    };
    let list = rows;
    for (const file of files) {
      const error = fileError(file, list, rule);
      const id = nextId.current;
      nextId.current += 1;
      const row: FileRow = {
        id,
        file,
        name: file.name,
        status: error ? 'failed' : 'uploading',
        progress: undefined,
        key: undefined,
        error,
      };
      list = [...list, row];
      if (!error) void start(id, file, file.name);
    }
    setRows(list);
  }

  function remove(id: number) {
    running.current.get(id)?.abort();
    setRows((list) => list.filter((row) => row.id !== id));
  }

  /** Tries a stopped file again, under another name when its own is taken. */
  function retry(id: number) {
    const row = rows.find((one) => one.id === id);
    if (!row) return;
    const taken = new Set(rows.filter((one) => one.id !== id).map((one) => one.name.toLowerCase()));
    const name = freeName(row.name, taken);
    change(id, { name, status: 'uploading', error: undefined, progress: undefined });
    void start(id, row.file, name);
  }

  return { rows, isUploading, add, remove, retry, clear: () => setRows([]) };
}

/** 'plan.pdf', then 'plan-2.pdf'. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem}-${count}${ending}`;
  return free;
}
