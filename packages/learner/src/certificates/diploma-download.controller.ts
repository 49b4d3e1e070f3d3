import { useMutation } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { useUplink } from '@uplink/api-client/react';
import { saveFile } from '@uplink/kit/files';
import { certificatesMessages } from './certificates.messages.ts';

export interface DiplomaDownload {
  isDownloading: boolean;
  downloadError: string | undefined;
  onDownload: () => void;
}

/** Fetches a certificate as a PDF and hands it over. */
export function useDiplomaDownload(diploma: Schema<'DiplomaDetail'> | undefined): DiplomaDownload {
  const messages = useMessages(certificatesMessages);
  const { api, unwrap } = useUplink();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ id, type }: Schema<'DiplomaDetail'>) =>
      unwrap(
        api.GET('/me/diplomas/{diplomaId}/pdf', {
          params: { path: { diplomaId: id }, query: { type } },
          parseAs: 'blob',
        }),
        { rethrow: true },
      ),
    onSuccess: (file, { referenceNumber }) => saveFile(file, messages.fileName(referenceNumber)),
  });
  return {
    isDownloading: isPending,
    downloadError: error ? messages.notDownloaded(error.message) : undefined,
    onDownload: () => diploma && mutate(diploma),
  };
}
