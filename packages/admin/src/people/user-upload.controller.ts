import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Schema, uploadFile } from '@uplink/api-client';
import { fileError, UPLOAD_RULES } from '@uplink/api-client/domain';
import { userKeys, userUploadKeys, useUplink } from '@uplink/api-client/react';
import { saveFile } from '@uplink/kit/files';

type Upload = Schema<'UserUpload'>;
export type Fields = Upload['columns'][number]['field'][];

/** Uploads a file and has its lines checked; or has them checked again with other columns. */
export function useUploadCheck(onChecked: (uploadId: number) => void) {
  const client = useUplink();
  const { api, unwrap } = client;
  const check = (key: string, fields: Fields | null) =>
    unwrap(api.POST('/management/user-uploads', { body: { key, fields } }), { rethrow: true });
  const file = useMutation({
    async mutationFn(chosen: File) {
      const fault = fileError(chosen, [], UPLOAD_RULES.csv);
      if (fault) throw new Error(fault);
      const { name: fileName, size, type: contentType } = chosen;
      const about = { category: 'csv' as const, fileName, size, contentType };
      return check(await uploadFile(client, chosen, about), null);
    },
    onSuccess: ({ id }) => onChecked(id),
  });
  const again = useMutation({
    mutationFn: ({ key, fields }: { key: string; fields: Fields }) => check(key, fields),
    onSuccess: ({ id }) => onChecked(id),
  });
  return { file, again };
}

/** Starts and stops an upload, and downloads what became of its lines. */
export function useUploadActions({ id }: Upload) {
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const refresh = () => {
    for (const queryKey of [...userUploadKeys, ...userKeys])
      void queries.invalidateQueries({ queryKey });
  };
  const change = useMutation({
    mutationFn: (body: Schema<'UserUploadUpdate'>) =>
      unwrap(api.PATCH('/management/user-uploads/{id}', { params: { path: { id } }, body }), {
        rethrow: true,
      }),
    onSettled: refresh,
  });
  const download = useMutation({
    mutationFn: () =>
      unwrap(
        api.GET('/management/user-uploads/{id}/file', {
          params: { path: { id } },
          parseAs: 'blob',
        }),
      ),
    onSuccess: (file) => saveFile(file, 'users-result.csv'),
  });
  return { change, download };
}
