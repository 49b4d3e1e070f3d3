import { randomUUID } from 'node:crypto';
import { CopyObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { SealedObject } from './storage.ts';

interface Place {
  client: S3Client;
  Bucket: string;
}

/** The copies of what was posted under a key; no form is ever signed for one. */
export function sealedPrefix(key: string): string {
  return `sealed/${key.replace('/', '-').replace(/\.[^.]*$/, '')}-`;
}

/**
 * Copies an object inside S3 to a key of its own: the form that posted it stays valid for hours, and
 * a post to the old key changes nothing here. S3 computes the checksum while it copies.
 */
export async function sealObject(place: Place, key: string): Promise<SealedObject | undefined> {
  const { client, Bucket } = place;
  const Key = `${sealedPrefix(key)}${randomUUID()}`;
  try {
    await client.send(
      new CopyObjectCommand({
        Bucket,
        Key,
        CopySource: `${Bucket}/${key}`,
        ChecksumAlgorithm: 'SHA256',
      }),
    );
  } catch (error) {
    if (['NoSuchKey', 'NotFound'].includes((error as Error).name)) return undefined;
    throw error;
  }
  const found = await measureObject(place, Key);
  if (!found?.sha256) throw new Error('The storage did not return a SHA-256 of the copy.');
  return { key: Key, size: found.size, sha256: found.sha256 };
}

/** Size and checksum as S3 has them; undefined when there is no such object. */
export async function measureObject(
  { client, Bucket }: Place,
  Key: string,
): Promise<{ size: number; sha256: string | undefined } | undefined> {
  try {
    const head = await client.send(new HeadObjectCommand({ Bucket, Key, ChecksumMode: 'ENABLED' }));
    const sum = head.ChecksumSHA256;
    return {
      size: head.ContentLength ?? 0,
      sha256: sum === undefined ? undefined : Buffer.from(sum, 'base64').toString('hex'),
    };
  } catch (error) {
    if ((error as Error).name === 'NotFound') return undefined;
    throw error;
  }
}
