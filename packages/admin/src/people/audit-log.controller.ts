import { useMutation } from '@tanstack/react-query';
import { type AuditFilter, useUplink } from '@uplink/api-client/react';
import { saveFile } from '@uplink/kit/files';

/** Downloads the entries that the filters find. */
export function useAuditExport({ cursor: _, pageSize: __, ...filter }: AuditFilter) {
  const { api, unwrap } = useUplink();
  const query = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  return useMutation({
    mutationFn: () =>
      unwrap(api.GET('/management/audit/file', { params: { query }, parseAs: 'blob' })),
    onSuccess: (file) => saveFile(file, 'audit.csv'),
  });
}
