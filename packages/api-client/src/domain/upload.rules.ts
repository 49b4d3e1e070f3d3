import { formatBytes } from './amounts.ts';
import {
  AWARD_IMAGE_LIMIT_BYTES,
  HOMEWORK_FILE_MAX_BYTES,
  VIDEO_FILE_MAX_BYTES,
} from './constants.ts';
import { VALIDATION } from './validation/validation.messages.ts';

export interface UploadRule {
  extensions: readonly string[];
  /** Bytes, inclusive. */
  maxSize: number;
  maxFiles: number;
}

const images = ['png', 'jpg', 'jpeg', 'gif'] as const;
/** What learners hand in: texts, diagrams, captures, configurations, archives. */
const work = [
  'pdf',
  'drawio',
  'txt',
  'md',
  'csv',
  'png',
  'jpg',
  'jpeg',
  'pcap',
  'pcapng',
  'pkt',
  'cfg',
  'doc',
  'docx',
  'xlsx',
  'zip',
  'gz',
  'mp4',
] as const;
const megabyte = 1_048_576;

/** Larger files are sent in parts of this size, so that a break repeats one part at most. */
export const UPLOAD_PART_BYTES = 16 * megabyte;

/** The byte range of a part (from 1), end exclusive; undefined if there is no such part. */
export function partRange(
  { size, partSize }: { size: number; partSize: number },
  number: number,
): { start: number; end: number } | undefined {
  const start = (number - 1) * partSize;
  return start < size ? { start, end: Math.min(start + partSize, size) } : undefined;
}

/** What each upload category accepts; the same rules hold on client and server. */
export const UPLOAD_RULES = {
  avatar: { extensions: images, maxSize: 5 * megabyte, maxFiles: 1 },
  signature: { extensions: ['png'], maxSize: megabyte, maxFiles: 2 },
  award: { extensions: images, maxSize: AWARD_IMAGE_LIMIT_BYTES - 1, maxFiles: 1 },
  moduleImage: { extensions: images, maxSize: 5 * megabyte, maxFiles: 1 },
  moduleLogo: { extensions: images, maxSize: megabyte, maxFiles: 1 },
  productFiles: { extensions: ['zip'], maxSize: 200 * megabyte, maxFiles: 1 },
  homework: { extensions: work, maxSize: HOMEWORK_FILE_MAX_BYTES, maxFiles: 5 },
  milestone: { extensions: work, maxSize: HOMEWORK_FILE_MAX_BYTES, maxFiles: 5 },
  csv: { extensions: ['csv'], maxSize: 10 * megabyte, maxFiles: 1 },
  testimonial: { extensions: images, maxSize: 5 * megabyte, maxFiles: 1 },
  lessonVideo: { extensions: ['mp4', 'm4v', 'webm'], maxSize: VIDEO_FILE_MAX_BYTES, maxFiles: 1 },
  mediaImage: { extensions: images, maxSize: 5 * megabyte, maxFiles: 1 },
} as const satisfies Record<string, UploadRule>;

export type UploadCategory = keyof typeof UPLOAD_RULES;

/** The resources a file can be uploaded for, and the category each one implies. */
export const UPLOAD_RESOURCES = {
  homework: 'homework',
  milestone: 'milestone',
  enrollment: 'signature',
  profileProjectImage: 'avatar',
} as const satisfies Record<string, UploadCategory>;

export type UploadResource = keyof typeof UPLOAD_RESOURCES;

export function fileExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/**
 * The first error of a file, given those already chosen, as the message to show (specification,
 * section 5); undefined if it can be sent.
 */
export function fileError(
  file: { name: string; size: number },
  others: readonly { name: string }[],
  rule: UploadRule,
): string | undefined {
  const name = file.name.toLowerCase();
  if (others.some((other) => other.name.toLowerCase() === name)) return VALIDATION.repeatedFile;
  if (others.length >= rule.maxFiles) return VALIDATION.tooManyFiles(rule.maxFiles);
  if (file.size > rule.maxSize) {
    return VALIDATION.tooBigFile(formatBytes(rule.maxSize));
  }
  if (file.size === 0) return 'This file is empty';
  if (!rule.extensions.includes(fileExtension(file.name))) {
    return `This kind of file is not accepted. Choose ${rule.extensions.join(', ')}`;
  }
  return undefined;
}
