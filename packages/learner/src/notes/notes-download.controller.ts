import { useMutation } from '@tanstack/react-query';
import { useMessages } from '@uplink/api-client/messages';
import { type NotesFilter, notesParameters, useUplink } from '@uplink/api-client/react';
import { saveFile } from '@uplink/kit/files';
import { notesMessages } from './notes.messages.ts';

export interface NotesDownload {
  isDownloading: boolean;
  downloadError: string | undefined;
  onDownload: () => void;
}

/** Fetches the notes as a PDF and hands them over. */
export function useNotesDownload(filter: NotesFilter): NotesDownload {
  const messages = useMessages(notesMessages);
  const { api, unwrap } = useUplink();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      unwrap(
        api.GET('/me/notes/pdf', { params: { query: notesParameters(filter) }, parseAs: 'blob' }),
        { rethrow: true },
      ),
    onSuccess: (file) => saveFile(file, messages.fileName),
  });
  return {
    isDownloading: isPending,
    downloadError: error ? messages.notDownloaded(error.message) : undefined,
    onDownload: () => mutate(),
  };
}
