import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Schema } from '@uplink/api-client';
import type { UploadCategory } from '@uplink/api-client/domain';
import type { TestApp } from '../test-app.ts';

/** A small file of someone's, asked for over the API and put where a posted form puts it; its key can be handed in. */
export async function uploadFile(
  academy: TestApp,
  person: string,
  file: {
    resource: Schema<'UploadResource'>;
    resourceId?: number;
    fileName?: string;
    bytes?: Buffer;
  },
): Promise<string> {
  const { bytes = Buffer.from(`! A file of ${person}\n`), ...named } = file;
  return postUpload(academy, person, { fileName: 'config.txt', bytes, ...named });
}

interface TestUpload {
  fileName: string;
  bytes: Buffer;
  category?: UploadCategory;
  resource?: Schema<'UploadResource'>;
  resourceId?: number;
}

/** Stores the bytes of an upload where its form would have put them; returns its key. */
export async function postUpload(
  academy: TestApp,
  person: string,
  { bytes, ...request }: TestUpload,
): Promise<string> {
  const asked = { size: bytes.length, ...request };
  const { status, body } = await academy.call(person, 'POST', '/uploads/parameters', asked);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const path = join(academy.config.dataDir, 'storage', body.key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return body.key;
}

export interface HandedIn {
  submissionId: number;
  /** Where its learner and its mentors find it. */
  url: string;
}

/** Hands a homework in: with these answers, or with a file. */
export async function handIn(
  academy: TestApp,
  person: string,
  homeworkId: number,
  items?: Schema<'SubmissionItem'>[],
): Promise<HandedIn> {
  const work = items
    ? { items }
    : { filePath: [await uploadFile(academy, person, { resource: 'homework' })] };
  const { status, body } = await academy.call(person, 'POST', `/me/homeworks/${homeworkId}`, work);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const { submissionId } = body;
  return { submissionId, url: `/homeworks/${homeworkId}/submissions/${submissionId}` };
}
