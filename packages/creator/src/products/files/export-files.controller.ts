import { useMutation } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useUplink } from '@uplink/api-client/react';
import { saveFile } from '@uplink/kit/files';

/** Downloads a product as a zip of its files. */
export function useExportFiles({ id, uniqueName }: Schema<'CreatorModule'>) {
  const { api, unwrap } = useUplink();
  return useMutation({
    mutationFn: () =>
      unwrap(
        api.GET('/creator/me/modules/{id}/files', { params: { path: { id } }, parseAs: 'blob' }),
        { rethrow: true },
      ),
    onSuccess: (file) => saveFile(file, `${uniqueName}.zip`),
  });
}
