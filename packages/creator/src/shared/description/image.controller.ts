import { uploadFile } from '@uplink/api-client';
import { useUplink } from '@uplink/api-client/react';

/** Uploads an image to the files of a product; gives its address. */
export function useAddImage(productId: number): (file: File) => Promise<string> {
  const client = useUplink();
  return async (file) => {
    const { name: fileName, size, type: contentType } = file;
    const request = { category: 'mediaImage', fileName, size, contentType } as const;
    const key = await uploadFile(client, file, request);
    const { address } = await client.unwrap(
      client.api.POST('/creator/me/modules/{id}/media', {
        params: { path: { id: productId } },
        body: { key },
      }),
      { rethrow: true },
    );
    return address;
  };
}
