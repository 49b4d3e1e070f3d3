import type { Schema } from '@uplink/api-client';
import { useUplink } from '@uplink/api-client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { homeworkFiles } from './homework-files.store.ts';

/** The files of a homework as they stand, and what can be done with them. */
export function useHomeworkFiles(homework: Schema<'Homework'>) {
  const files = homeworkFiles(useUplink(), homework);
  useEffect(() => files.load(homework), [files, homework]);
  const rows = useSyncExternalStore(files.subscribe, files.getSnapshot);
  return { rows, add: files.add, remove: files.remove, retry: files.retry };
}
