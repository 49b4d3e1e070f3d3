import { UPLOAD_PART_BYTES, type UploadRule } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Button, IconButton } from '@uplink/ui/button';
import { FileDrop } from '@uplink/ui/file-drop';
import { ProgressBar, Spinner } from '@uplink/ui/progress';
import { FileCheck, Trash2, TriangleAlert } from 'lucide-react';
import { useFaultWords } from '../forms/fault-words.ts';
import { filesMessages } from './files.messages.ts';
import { describeFile, mendVerb, percentOf, spokenProgress } from './files.rules.ts';
import type { FileRow } from './files.types.ts';
import './files.css';

export interface FilesViewProps {
  /** What is accepted. */
  rule: Pick<UploadRule, 'extensions' | 'maxSize'>;
  /** The files with their state. */
  rows: readonly FileRow[];
  /** Told which files were chosen, dropped or pasted. */
  onAdd: (files: File[]) => void;
  /** Told which file to take away. */
  onRemove: (id: number) => void;
  /** Told which upload to try again. */
  onRetry: (id: number) => void;
}

/** The files of some work: choose, watch, mend. */
export function FilesView(props: FilesViewProps) {
  const messages = useMessages(filesMessages);
  const formats = useAllFormats();
  const { rule, rows, onAdd, onRemove, onRetry } = props;
  const accepted = messages.accepted(rule.extensions, formats.bytes(rule.maxSize));
  return (
    <>
      <div className="ul-upload__drop">
        <FileDrop
          description={
            rule.maxSize > UPLOAD_PART_BYTES ? `${accepted} ${messages.goesOn}` : accepted
          }
          extensions={rule.extensions}
          onFiles={onAdd}
        />
      </div>
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          onRemove={() => onRemove(row.id)}
          onRetry={() => onRetry(row.id)}
        />
      ))}
    </>
  );
}

const kinds = { uploading: 'info', stored: 'ok', failed: 'fault' } as const;

interface RowProps {
  row: FileRow;
  onRemove: () => void;
  onRetry: () => void;
}

function Row({ row, onRemove, onRetry }: RowProps) {
  const messages = useMessages(filesMessages);
  const formats = useAllFormats();
  const inWords = useFaultWords();
  const { name, status, error } = row;
  const percent = percentOf(row);
  const isRunning = status === 'uploading';
  const isFailed = status === 'failed';
  return (
    <div className="ul-upload">
      <div className="ul-upload__row">
        <span className="ul-tile" data-kind={kinds[status]}>
          {isRunning && <Spinner />}
          {status === 'stored' && <FileCheck className="ul-icon" size={18} aria-hidden />}
          {isFailed && <TriangleAlert className="ul-icon" size={18} aria-hidden />}
        </span>
        <div className="ul-grow">
          <p className="ul-medium ul-truncate">{name}</p>
          <p
            className={`ul-small ul-num ${isFailed ? 'ul-fault' : 'ul-muted'}`}
            role={isFailed ? 'alert' : undefined}
          >
            {describeFile({ ...row, error: error && inWords(error) }, messages, formats)}
          </p>
        </div>
        {isRunning && <span className="ul-mono ul-small ul-none">{percent}%</span>}
        <RowActions row={row} onRemove={onRemove} onRetry={onRetry} />
      </div>
      {isRunning && <ProgressBar label={name} value={percent} />}
      <span className="ul-sr" role="status">
        {isRunning && spokenProgress(row, messages)}
      </span>
    </div>
  );
}

function RowActions({ row, onRemove, onRetry }: RowProps) {
  const messages = useMessages(filesMessages);
  const { name, status, file, isRefused } = row;
  if (status === 'uploading') {
    return (
      <Button
        size="sm"
        variant="quiet"
        aria-label={messages.named(messages.cancel, name)}
        onPress={onRemove}
      >
        {messages.cancel}
      </Button>
    );
  }
  const verb = mendVerb(row, messages);
  return (
    <>
      {status === 'failed' && file && !isRefused && (
        <Button size="sm" aria-label={messages.named(verb, name)} onPress={onRetry}>
          {verb}
        </Button>
      )}
      <IconButton
        size="sm"
        aria-label={messages.named(messages.remove, name)}
        icon={<Trash2 className="ul-icon" size={16} />}
        onPress={onRemove}
      />
    </>
  );
}
