import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Clock } from '../../clock.ts';
import { joinObjects } from './s3-join.ts';
import { measureObject, sealedPrefix, sealObject } from './s3-seal.ts';
import { attachment, type ListedObject, type StorageProvider } from './storage.ts';

/** Files in an S3 bucket. Credentials come from the usual AWS environment. */
export function createS3Storage(
  config: { bucket: string; region: string; endpoint: string | undefined },
  clock: Clock,
): StorageProvider {
  const client = new S3Client({
    region: config.region,
    // Some storages answer a range with the checksum of the whole object, and the client would refuse each part.
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(config.endpoint && { endpoint: config.endpoint, forcePathStyle: true }),
  });
  const Bucket = config.bucket;
  const place = { client, Bucket };
  return {
    createUploadForm: (policy) =>
      createPresignedPost(client, {
        Bucket,
        Key: policy.key,
        Expires: Math.floor((policy.expiresAt.getTime() - clock.now().getTime()) / 1000),
        Fields: { 'Content-Type': policy.contentType, success_action_status: '201' },
        Conditions: [['content-length-range', policy.minSize, policy.maxSize]],
      }),
    put: async ({ key: Key, contentType: ContentType }, Body) => {
      await client.send(new PutObjectCommand({ Bucket, Key, ContentType, Body }));
    },
    stat: async (key) => {
      const found = await measureObject(place, key);
      return found && { size: found.size };
    },
    seal: (key) => sealObject(place, key),
    isIntact: async ({ key, size, sha256 }) => {
      const found = await measureObject(place, key);
      return found?.size === size && found.sha256 === sha256;
    },
    read: async (Key, range) => {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
      if (!(Body instanceof Readable)) throw new Error('The storage returned no content.');
      // It may fail before its reader listens; the reader still gets the error.
      return Body.on('error', () => {});
    },
    createDownloadUrl: ({ key: Key }, fileName) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket,
          Key,
          ResponseContentDisposition: attachment(fileName),
          ResponseContentType: 'application/octet-stream',
        }),
        { expiresIn: 300 },
      ),
    remove,
    clear: async (key, kept) => {
      await remove(key);
      for (const copy of await list(sealedPrefix(key))) {
        if (copy.key !== kept) await remove(copy.key);
      }
    },
    list,
    join: (parts, target) => joinObjects(place, parts, target),
  };

  async function remove(Key: string): Promise<void> {
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
  }

  async function list(Prefix: string): Promise<ListedObject[]> {
    const found: ListedObject[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
      for (const { Key = '', Size = 0 } of Contents) found.push({ key: Key, size: Size });
    }
    return found;
  }
}
