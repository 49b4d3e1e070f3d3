import { VALIDATION } from '@uplink/api-client/domain';
import type { AllFormats } from '@uplink/api-client/messages';
import type { filesMessages } from './files.messages.ts';
import type { FileRow } from './files.types.ts';

type Progress = Pick<FileRow, 'progress'>;

export function percentOf({ progress }: Progress): number {
  return progress && progress.total > 0 ? Math.floor((progress.loaded * 100) / progress.total) : 0;
}

/** How much had arrived before, when a file goes on after a break; 0 for none. */
function resumedPercent({ progress }: Progress): number {
  return progress ? percentOf({ progress: { ...progress, loaded: progress.resumedFrom } }) : 0;
}

/** Goes on after a break, and nothing has moved since. */
function isResuming({ progress }: Progress): boolean {
  return progress !== undefined && progress.resumedFrom > 0 && progress.speed === 0;
}

/** Progress is spoken at each quarter, not at each percent; a file that goes on says so once. */
export function spokenProgress(
  row: Pick<FileRow, 'name' | 'progress'>,
  messages: typeof filesMessages,
): string {
  if (isResuming(row)) return messages.spokenResuming(row.name, resumedPercent(row));
  const percent = Math.floor(percentOf(row) / 25) * 25;
  return percent > 0 ? messages.spoken(row.name, percent) : '';
}

/** A file whose name is taken is mended by another name, any other by another try. */
export function mendVerb(
  { error }: Pick<FileRow, 'error'>,
  messages: typeof filesMessages,
): string {
  return error === VALIDATION.repeatedFile ? messages.rename : messages.retry;
}

type DescribedRow = Pick<FileRow, 'size' | 'status' | 'progress' | 'error' | 'fault'>;

/** The line under a file's name. */
export function describeFile(
  row: DescribedRow,
  messages: typeof filesMessages,
  formats: AllFormats,
): string {
  const { size, status, progress, error, fault } = row;
  const resumed = resumedPercent(row);
  if (status === 'failed') {
    const why = fault ? messages[fault] : (error ?? '');
    return why + (resumed > 0 ? messages.kept(resumed) : '');
  }
  if (status === 'stored') return messages.uploaded(formats.bytes(size));
  if (!progress) return messages.starting(formats.bytes(size));
  const { loaded, total, speed, secondsLeft } = progress;
  if (loaded >= total) return messages.finishing(formats.bytes(size));
  if (isResuming(row)) return messages.resuming(resumed);
  const pace = speed > 0 ? messages.speed(formats.bytes(speed)) : '';
  const left = secondsLeft === undefined ? '' : messages.left(formats.duration(secondsLeft));
  const how = messages.progress(formats.bytes(loaded), formats.bytes(total)) + pace + left;
  return resumed > 0 ? how + messages.resumed(resumed) : how;
}
