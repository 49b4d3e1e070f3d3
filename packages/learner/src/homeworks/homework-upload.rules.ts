import type { FileRow } from '@uplink/kit/files';
import type { homeworkMessages } from './homework.messages.ts';

/** Why the files cannot be handed in yet, as the sentence to show; empty when they can. */
export function whyNotYet(
  rows: readonly Pick<FileRow, 'status'>[],
  messages: typeof homeworkMessages,
): string {
  const running = rows.filter(({ status }) => status === 'uploading').length;
  if (running > 0) return messages.running(running);
  if (rows.some(({ status }) => status === 'failed')) return messages.fixFiles;
  return rows.length === 0 ? messages.chooseFiles : '';
}
