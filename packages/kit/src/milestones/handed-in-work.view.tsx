import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { FileCheck } from 'lucide-react';
import { MilestoneLink } from './milestone-link.tsx';
import { milestonePartsMessages } from './milestone-parts.messages.ts';
import './milestone-link.css';

export interface HandedInWorkProps {
  /** What was handed in. */
  submission: Schema<'MilestoneSubmission'>;
  /** Told which file to open. */
  onOpenFile: (fileId: number) => void;
  /** Someone else reads it, on a page of its own. @default false */
  isForeign?: boolean;
}

/** What was handed in last, read only. */
export function HandedInWork({ submission, onOpenFile, isForeign = false }: HandedInWorkProps) {
  const messages = useMessages(milestonePartsMessages);
  const formats = useAllFormats();
  const Title = isForeign ? 'h2' : 'h3';
  const { version, submittedAt, files, link } = submission;
  return (
    <section>
      <Title className="ul-h4">
        {isForeign ? messages.handedInBy(version) : messages.handedIn(version)}
      </Title>
      <p className="ul-small ul-muted">{messages.on(formats.date(submittedAt))}</p>
      {files.map(({ fileId, name, size }) => (
        <div key={fileId} className="ul-milestone__link">
          <FileCheck className="ul-icon" size={16} aria-hidden />
          <span className="ul-grow ul-truncate">{name}</span>
          <span className="ul-cap ul-subtle ul-mono ul-none">{formats.bytes(size)}</span>
          <Button
            size="sm"
            variant="quiet"
            aria-label={messages.downloadNamed(name)}
            onPress={() => onOpenFile(fileId)}
          >
            {messages.download}
          </Button>
        </div>
      ))}
      {link && (
        <MilestoneLink href={link}>
          <span className="ul-grow ul-truncate">{link}</span>
        </MilestoneLink>
      )}
    </section>
  );
}
