import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import type { JoinTarget } from './storage.ts';

/** Copies S3 makes at once: each takes it a moment, and a large file has hundreds. */
const mostAtOnce = 8;

interface Place {
  client: S3Client;
  Bucket: string;
}

/** Makes one object of several inside S3: no byte of them comes here. */
export async function joinObjects(
  { client, Bucket }: Place,
  parts: readonly string[],
  { key: Key, contentType: ContentType }: JoinTarget,
): Promise<void> {
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ Bucket, Key, ContentType }),
  );
  const copies: { PartNumber: number; ETag: string | undefined }[] = [];
  let next = 0;

  async function copyNext(): Promise<void> {
    for (let source = parts[next]; source !== undefined; source = parts[next]) {
      next += 1;
      const PartNumber = next;
      const CopySource = `${Bucket}/${source}`;
      try {
        const { CopyPartResult } = await client.send(
          new UploadPartCopyCommand({ Bucket, Key, UploadId, PartNumber, CopySource }),
        );
        copies.push({ PartNumber, ETag: CopyPartResult?.ETag });
      } catch (error) {
        // The others begin no further copy.
        next = parts.length;
        throw error;
      }
    }
  }

  try {
    const workers = await Promise.allSettled(Array.from({ length: mostAtOnce }, copyNext));
    for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
    copies.sort((one, other) => one.PartNumber - other.PartNumber);
    await client.send(
      new CompleteMultipartUploadCommand({
        Bucket,
        Key,
        UploadId,
        MultipartUpload: { Parts: copies },
      }),
    );
  } catch (error) {
    // Copies of a join that is not completed are paid for until someone ends it.
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => {});
    throw error;
  }
}
