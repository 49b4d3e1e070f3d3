import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Disclosure } from '@uplink/ui/disclosure';
import { FileCheck } from 'lucide-react';
import { SubmissionStatusBadge } from '../work/submission-status.tsx';
import { homeworkMessages } from './homework.messages.ts';
import { fromItems } from './worksheet.rules.ts';
import { WorksheetView } from './worksheet.view.tsx';
import '../files/files.css';
import './homework.css';

export interface HandedInProps {
  /** What was handed in. */
  submission: Schema<'Submission'>;
  /** The homework that it answers. */
  task: Schema<'HomeworkTask'>;
  /** Told which file to open. */
  onOpenFile: (fileId: number) => void;
}

/** What was handed in, read only, with its earlier versions under it. */
export function HandedIn({ submission, task, onOpenFile }: HandedInProps) {
  const messages = useMessages(homeworkMessages);
  const formats = useAllFormats();
  const { version, status, previous } = submission;
  if (version === 0) return null;
  return (
    <>
      <Card
        isFlush
        title={messages.version(version)}
        aside={<SubmissionStatusBadge status={status} isBare />}
      >
        <HandedInContent task={task} attempt={submission} onOpenFile={onOpenFile} />
      </Card>
      {previous.length > 0 && (
        <Card isFlush title={messages.previous}>
          {previous.map((attempt) => (
            <Disclosure
              key={attempt.version}
              title={messages.version(attempt.version)}
              meta={formats.date(attempt.submittedAt)}
            >
              <HandedInContent task={task} attempt={attempt} onOpenFile={onOpenFile} />
            </Disclosure>
          ))}
        </Card>
      )}
    </>
  );
}

export interface HandedInContentProps extends Pick<HandedInProps, 'task' | 'onOpenFile'> {
  /** The version. */
  attempt: Pick<Schema<'Submission'>, 'items' | 'files' | 'grades'>;
  /** Whether the reader handed it in. @default true */
  isOwn?: boolean;
  /** Items of a worksheet that another version answers otherwise. */
  changed?: readonly string[];
}

/** The files or the filled-in worksheet of one version. */
export function HandedInContent({
  task,
  attempt,
  changed,
  isOwn = true,
  onOpenFile,
}: HandedInContentProps) {
  const messages = useMessages(homeworkMessages);
  const formats = useAllFormats();
  if (task.type === 'DIGITIZE') {
    return (
      <WorksheetView
        sections={task.sections}
        answers={fromItems(attempt.items)}
        grades={attempt.grades}
        isOwn={isOwn}
        isReadOnly
        {...(changed && { changed })}
      />
    );
  }
  return attempt.files.map((file) => (
    <div key={file.fileId} className="ul-upload">
      <div className="ul-upload__row">
        <span className="ul-tile" data-kind="ok">
          <FileCheck className="ul-icon" size={18} aria-hidden />
        </span>
        <div className="ul-grow">
          <p className="ul-medium ul-truncate">{file.name}</p>
          <p className="ul-small ul-muted ul-num">{formats.bytes(file.size)}</p>
        </div>
        <Button
          size="sm"
          aria-label={messages.downloadNamed(file.name)}
          onPress={() => onOpenFile(file.fileId)}
        >
          {messages.download}
        </Button>
      </div>
    </div>
  ));
}
