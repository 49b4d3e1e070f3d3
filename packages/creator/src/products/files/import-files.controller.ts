import { useMutation, useQueryClient } from '@tanstack/react-query';
import { uploadFile } from '@uplink/api-client';
import { fileError, UPLOAD_RULES } from '@uplink/api-client/domain';
import { readKey, useUplink } from '@uplink/api-client/react';

/** Uploads an archive, has it checked, and starts its import. */
export function useImportFiles(moduleId: number | null, onStarted: () => void) {
  const client = useUplink();
  const { api, unwrap } = client;
  const queries = useQueryClient();
  const check = useMutation({
    async mutationFn(file: File) {
      const fault = fileError(file, [], UPLOAD_RULES.productFiles);
      if (fault) throw new Error(fault);
      const { name: fileName, size, type: contentType } = file;
      const category = 'productFiles';
      const key = await uploadFile(client, file, { category, fileName, size, contentType });
      return unwrap(api.POST('/creator/me/imports', { body: { key, moduleId } }), {
        rethrow: true,
      });
    },
  });
  const start = useMutation({
    mutationFn: (importId: number) =>
      unwrap(api.PUT('/creator/me/imports/{importId}', { params: { path: { importId } } }), {
        rethrow: true,
      }),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: readKey('/creator/me/imports') });
      onStarted();
    },
  });
  return { check, start };
}
