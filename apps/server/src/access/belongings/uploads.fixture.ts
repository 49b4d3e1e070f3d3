import { randomUUID } from 'node:crypto';
import { TEST_PNG } from '../../testing/world/pictures.ts';
import { postUpload, uploadFile } from '../../testing/world/work.ts';
import type { Owning } from './owning.fixture.ts';

/** A file that is uploaded and not handed in. */
export function upload(
  own: Owning,
  resource: 'homework' | 'milestone',
  resourceId = own.products.ours.first.homework,
): Promise<string> {
  const { academy, owner, secret } = own;
  const fileName = `${secret}-${randomUUID().slice(0, 8)}.pdf`;
  return uploadFile(academy, owner.name, { resource, resourceId, fileName });
}

/** A picture of a signature. */
export function uploadSignature(own: Owning): Promise<string> {
  const { academy, owner, secret } = own;
  const fileName = `${secret}-${randomUUID().slice(0, 8)}.png`;
  return uploadFile(academy, owner.name, { resource: 'enrollment', fileName, bytes: TEST_PNG });
}

/** A picture in the media library. */
export function uploadImage(own: Owning): Promise<string> {
  const { academy, owner } = own;
  const file = { category: 'mediaImage', fileName: 'image.png', bytes: TEST_PNG } as const;
  return postUpload(academy, owner.name, file);
}

/** An upload in parts that has begun. */
export async function beginUpload(own: Owning, name: string): Promise<string> {
  const { call } = own;
  const file = {
    resource: 'homework',
    resourceId: own.products.ours.first.homework,
    fileName: `${name}.pdf`,
    size: 9,
  };
  return (await call('POST', '/uploads/parts', { upload: file, lastModified: 1 })).id;
}

/** An upload in parts that is joined. */
export async function finishUpload(own: Owning): Promise<string> {
  const { academy } = own;
  const id = await beginUpload(own, 'whole');
  await academy.db
    .updateTable('upload_parts')
    .set({ joined_at: academy.clock.now() })
    .where('id', '=', id)
    .execute();
  return id;
}
