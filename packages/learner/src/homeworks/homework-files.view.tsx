import type { Schema } from '@uplink/api-client';
import { formatBytes, formatDuration } from '@uplink/api-client/domain';
import { Button, IconButton } from '@uplink/ui/button';
import { FileDrop } from '@uplink/ui/file-drop';
import { ProgressBar, Spinner } from '@uplink/ui/progress';
import { FileCheck, Trash2, TriangleAlert } from 'lucide-react';
import type { FileRow } from './homework-files.controller.ts';

export interface HomeworkFilesViewProps {
  task: Schema<'HomeworkTask'>;
  rows: readonly FileRow[];
  onAdd: (files: File[]) => void;
  onRemove: (id: number) => void;
  onRetry: (id: number) => void;
}

/** The files of an upload homework: choose, watch, mend. */
export function HomeworkFilesView({
  task,
  rows,
  onAdd,
  onRemove,
  onRetry,
}: HomeworkFilesViewProps) {
  return (
    <>
      <div className="ul-upload__drop">
        <FileDrop
          description={`${task.allowedExtensions.join(', ')}. ${formatBytes(task.maxFileSize)} each.`}
          extensions={task.allowedExtensions}
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

function Row({
  row,
  onRemove,
  onRetry,
}: {
  row: FileRow;
  onRemove: () => void;
  onRetry: () => void;
}) {
  const { name, status, progress, error, file } = row;
  const percent =
    progress && progress.total > 0 ? Math.floor((progress.loaded * 100) / progress.total) : 0;
  const isRepeated = error === 'Repeated file name found';
  return (
    <div className="ul-upload">
      <div className="ul-upload__row">
        <span className="ul-tile" data-kind={kinds[status]}>
          {status === 'uploading' && <Spinner />}
          {status === 'stored' && <FileCheck className="ul-icon" size={18} aria-hidden />}
          {status === 'failed' && <TriangleAlert className="ul-icon" size={18} aria-hidden />}
        </span>
        <div className="ul-grow">
          <p className="ul-medium ul-truncate">{name}</p>
          <p
            className={`ul-small ul-num ${status === 'failed' ? 'ul-fault' : 'ul-muted'}`}
            role={status === 'failed' ? 'alert' : undefined}
          >
            {status === 'failed'
              ? error
              : status === 'stored'
                ? `${formatBytes(file.size)}, uploaded`
                : describe(row)}
          </p>
        </div>
        {status === 'uploading' && <span className="ul-mono ul-small">{percent}%</span>}
        {status === 'uploading' && (
          <Button size="sm" variant="quiet" aria-label={`Cancel ${name}`} onPress={onRemove}>
            Cancel
          </Button>
        )}
        {status === 'failed' && (
          <Button
            size="sm"
            aria-label={`${isRepeated ? 'Rename' : 'Try again'} ${name}`}
            onPress={onRetry}
          >
            {isRepeated ? 'Rename' : 'Try again'}
          </Button>
        )}
        {status !== 'uploading' && (
          <IconButton
            size="sm"
            aria-label={`Remove ${name}`}
            icon={<Trash2 className="ul-icon" size={16} />}
            onPress={onRemove}
          />
        )}
      </div>
      {status === 'uploading' && <ProgressBar label={name} value={percent} />}
    </div>
  );
}

function describe({ progress, file }: FileRow): string {
  if (!progress) return `${formatBytes(file.size)}, starting`;
  const left =
    progress.speed > 0
      ? `, ${formatDuration((progress.total - progress.loaded) / progress.speed)} left`
      : '';
  return `${formatBytes(progress.loaded)} of ${formatBytes(progress.total)}${left}`;
}
