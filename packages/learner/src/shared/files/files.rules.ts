import { formatBytes, formatDuration, VALIDATION } from '@uplink/api-client/domain';
import { messages } from './files.messages.ts';
import type { FileRow } from './files.types.ts';

type Progress = Pick<FileRow, 'progress'>;

export function percentOf({ progress }: Progress): number {
  return progress && progress.total > 0 ? Math.floor((progress.loaded * 100) / progress.total) : 0;
}

/** Progress is spoken at each quarter, not at each percent. */
export function spokenPercent(percent: number): number {
  return Math.floor(percent / 25) * 25;
}

/** A file whose name is taken is mended by another name, any other by another try. */
export function mendVerb({ error }: Pick<FileRow, 'error'>): string {
  return error === VALIDATION.repeatedFile ? messages.rename : messages.retry;
}

/** The line under a file's name. */
export function describeFile(row: Pick<FileRow, 'size' | 'status' | 'progress' | 'error'>): string {
  const { size, status, progress, error } = row;
  if (status === 'failed') return error ?? '';
  if (status === 'stored') return messages.uploaded(formatBytes(size));
  if (!progress) return messages.starting(formatBytes(size));
  const { loaded, total, speed, secondsLeft } = progress;
  const pace = speed > 0 ? messages.speed(formatBytes(speed)) : '';
  const left = secondsLeft === undefined ? '' : messages.left(formatDuration(secondsLeft));
  return messages.progress(formatBytes(loaded), formatBytes(total)) + pace + left;
}
