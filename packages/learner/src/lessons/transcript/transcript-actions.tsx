import { useMessages } from '@uplink/api-client/messages';
import { saveFile } from '@uplink/kit/files';
import { Button } from '@uplink/ui/button';
import { Copy, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CaptionLine } from '../video/video.types.ts';
import { transcriptMessages } from './transcript.messages.ts';
import { fileName, toText } from './transcript.rules.ts';

export interface TranscriptActionsProps {
  lines: readonly CaptionLine[];
  name: string;
}

const copiedMs = 2000;

/** Takes the transcript away: to the clipboard or as a text file. */
export function TranscriptActions({ lines, name }: TranscriptActionsProps) {
  const messages = useMessages(transcriptMessages);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return (
    <div className="ul-row ul-gap-4">
      <Button
        size="sm"
        variant="quiet"
        icon={<Copy className="ul-icon" size={16} aria-hidden />}
        onPress={async () => {
          await navigator.clipboard.writeText(toText(lines));
          setCopied(true);
        }}
      >
        <span aria-live="polite">{isCopied ? messages.copied : messages.copy}</span>
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon={<Download className="ul-icon" size={16} aria-hidden />}
        onPress={() => saveFile(new Blob([toText(lines)], { type: 'text/plain' }), fileName(name))}
      >
        {messages.download}
      </Button>
    </div>
  );
}
