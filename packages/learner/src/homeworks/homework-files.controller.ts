import type { Schema } from '@uplink/api-client';
import { useUplink } from '@uplink/api-client/react';
import { type FilesFor, workFiles } from '@uplink/kit/files';
import { useEffect, useSyncExternalStore } from 'react';

/** What the files of a homework are handed in for. */
export function homeworkFilesFor({ task }: Schema<'Homework'>): FilesFor {
  const { allowedExtensions: extensions, maxFileSize: maxSize, maxFiles } = task;
  return { kind: 'homework', id: task.homeworkId, rule: { extensions, maxSize, maxFiles } };
}

/** The files of a homework, and the actions on them. */
export function useHomeworkFiles(homework: Schema<'Homework'>) {
  const files = workFiles(useUplink(), homeworkFilesFor(homework));
  useEffect(() => {
    files.load(homework.formDraft, homework.submissions[0]?.version ?? 0);
  }, [files, homework]);
  const rows = useSyncExternalStore(files.subscribe, files.getSnapshot, files.getSnapshot);
  return { rows, add: files.add, remove: files.remove, retry: files.retry };
}
