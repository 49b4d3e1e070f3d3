import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Schema, uploadFile } from '@uplink/api-client';
import { fileError, UPLOAD_RULES } from '@uplink/api-client/domain';
import { userKeys, userUploadKeys, useUplink } from '@uplink/api-client/react';
import { saveFile } from '@uplink/kit/files';

type Upload = Schema<'UserUpload'>;

/** Uploads a file and has its lines checked. */
export function useUploadCheck(onChecked: (uploadId: number) => void) {
  const client = useUplink();
  const { api, unwrap } = client;
  return useMutation({
    async mutationFn(chosen: File) {
      const fault = fileError(chosen, [], UPLOAD_RULES.csv);
      if (fault) throw new Error(fault);
      const { name: fileName, size, type: contentType } = chosen;
      const about = { category: 'csv' as const, fileName, size, contentType };
      const key = await uploadFile(client, chosen, about);
      return unwrap(api.POST('/management/user-uploads', { body: { key, fields: null } }), {
        rethrow: true,
      });
    },
    onSuccess: ({ id }) => onChecked(id),
  });
}

/** Has an upload checked again, with other columns or corrected cells. */
export function useCorrections({ id }: Upload) {
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Schema<'UserUploadCorrection'>) =>
      unwrap(
        api.POST('/management/user-uploads/{id}/corrections', { params: { path: { id } }, body }),
        { rethrow: true },
      ),
    onSettled: () =>
      Promise.all(userUploadKeys.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}

type Outcome = Schema<'UserUploadOutcome'>;

/** Starts, stops and takes back an upload, and downloads what became of its lines. */
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
    mutationFn: (outcome: Outcome | undefined) =>
      unwrap(
        api.GET('/management/user-uploads/{id}/file', {
          params: { path: { id }, query: outcome ? { outcome } : {} },
          parseAs: 'blob',
        }),
      ),
    onSuccess: (file, outcome) =>
      saveFile(file, outcome === 'faulty' ? 'users-faults.csv' : 'users-result.csv'),
  });
  return { change, download };
}
