import type { Schema } from '@uplink/api-client';
import { formatBytes, formatDate, WEB_ADDRESS_MAX_LENGTH } from '@uplink/api-client/domain';
import { Button } from '@uplink/ui/button';
import { TextField } from '@uplink/ui/field';
import { ExternalLink, FileCheck } from 'lucide-react';
import { Link } from 'react-aria-components';
import { FilesView } from '../shared/files/files.view.tsx';
import { SaveSign } from '../shared/save-sign.tsx';
import type { MilestoneDetailReady } from './milestone-detail.controller.ts';
import { messages } from './milestones.messages.ts';

/** What is handed in next: files, a link, or both, as the milestone takes them. */
export function MilestoneWork(state: MilestoneDetailReady) {
  const { milestone, rows, link, saving, linkError } = state;
  const { allowsFiles, allowsLink, allowedExtensions, maxFileSize, maxFiles } = milestone;
  return (
    <section>
      <div className="ul-row" data-justify="between">
        <h3 className="ul-h4">{messages.yourWork}</h3>
        {allowsFiles && (
          <span className="ul-small ul-muted">{messages.files(rows.length, maxFiles)}</span>
        )}
      </div>
      {allowsFiles && (
        <div className="ul-milestone__files">
          <FilesView
            rule={{ extensions: allowedExtensions, maxSize: maxFileSize }}
            rows={rows}
            onAdd={state.onAddFiles}
            onRemove={state.onRemoveFile}
            onRetry={state.onRetryFile}
          />
        </div>
      )}
      {allowsLink && (
        <div className="ul-milestone__field">
          <TextField
            label={messages.link}
            description={messages.linkHelp}
            type="url"
            placeholder="https://"
            maxLength={WEB_ADDRESS_MAX_LENGTH}
            value={link}
            errorMessage={linkError}
            isInvalid={linkError !== undefined}
            onChange={state.onLink}
          />
          <SaveSign noun={messages.linkDraft} {...saving} />
        </div>
      )}
    </section>
  );
}

export interface HandedInWorkProps {
  submission: Schema<'MilestoneSubmission'>;
  onOpenFile: (fileId: number) => void;
  /** Somebody else reads it, on a page of its own. @default false */
  isForeign?: boolean;
}

/** What was handed in last, read only. */
export function HandedInWork({ submission, onOpenFile, isForeign = false }: HandedInWorkProps) {
  const Title = isForeign ? 'h2' : 'h3';
  const { version, submittedAt, files, link } = submission;
  return (
    <section>
      <Title className="ul-h4">
        {isForeign ? messages.handedInBy(version) : messages.handedIn(version)}
      </Title>
      <p className="ul-small ul-muted">{messages.on(formatDate(submittedAt))}</p>
      {files.map(({ fileId, name, size }) => (
        <div key={fileId} className="ul-milestone__link">
          <FileCheck className="ul-icon" size={16} aria-hidden />
          <span className="ul-grow ul-truncate">{name}</span>
          <span className="ul-cap ul-subtle ul-mono ul-none">{formatBytes(size)}</span>
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
        <Link className="ul-milestone__link" href={link} target="_blank" rel="noreferrer">
          <span className="ul-grow ul-truncate">{link}</span>
          <span className="ul-sr">{messages.newTab}</span>
          <ExternalLink className="ul-icon" size={15} aria-hidden />
        </Link>
      )}
    </section>
  );
}
