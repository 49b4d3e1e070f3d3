import { useMessages } from '@uplink/api-client/messages';
import type { NotesFilter } from '@uplink/api-client/react';
import { Button } from '@uplink/ui/button';
import { Download } from 'lucide-react';
import { notesMessages } from './notes.messages.ts';
import { useNotesDownload } from './notes-download.controller.ts';

export interface NotesDownloadButtonProps {
  /** Which notes. */
  filter: NotesFilter;
}

/** Takes the notes away as a PDF. */
export function NotesDownloadButton({ filter }: NotesDownloadButtonProps) {
  const messages = useMessages(notesMessages);
  const { isDownloading, downloadError, onDownload } = useNotesDownload(filter);
  return (
    <>
      <Button
        icon={<Download className="ul-icon" size={18} aria-hidden />}
        isPending={isDownloading}
        onPress={onDownload}
      >
        {messages.download}
      </Button>
      {downloadError && (
        <span className="ul-small ul-fault" role="alert">
          {downloadError}
        </span>
      )}
    </>
  );
}
