import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Schema, uploadFile } from '@uplink/api-client';
import { readKey, useUplink } from '@uplink/api-client/react';

type MediaFile = Schema<'MediaFile'>;

const ofFile = ({ id, product }: MediaFile) => ({
  params: { path: { id: product.id, fileId: id } },
});

/** Uploads an image and shows it wherever this one is shown. */
export function useReplaceMedia(replaced: MediaFile): (file: File) => Promise<void> {
  const client = useUplink();
  const queries = useQueryClient();
  return async (file) => {
    const { name: fileName, size, type: contentType } = file;
    const request = { category: 'mediaImage', fileName, size, contentType } as const;
    const key = await uploadFile(client, file, request);
    await client.unwrap(
      client.api.PUT('/creator/me/modules/{id}/media/{fileId}', {
        ...ofFile(replaced),
        body: { key },
      }),
      { rethrow: true },
    );
    // Any text of the product may have named it.
    await queries.invalidateQueries();
  };
}

export function useDeleteMedia(file: MediaFile, onDeleted: () => void) {
  const client = useUplink();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      client.unwrap(client.api.DELETE('/creator/me/modules/{id}/media/{fileId}', ofFile(file)), {
        rethrow: true,
      }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: readKey('/creator/me/media') });
      onDeleted();
    },
  });
}
