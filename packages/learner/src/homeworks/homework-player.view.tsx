import type { Schema } from '@uplink/api-client';
import { canSubmitHomework, formatBytes } from '@uplink/api-client/domain';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { RichText } from '@uplink/ui/rich-text';
import { FileCheck } from 'lucide-react';
import { cleanHtml } from '../shared/clean-html.ts';
import { SaveSign } from '../shared/save-sign.tsx';
import { SubmissionStatusBadge } from '../shared/submission-status.tsx';
import { messages } from './homework.messages.ts';
import type { useHomeworkFiles } from './homework-files.controller.ts';
import { HomeworkFilesView } from './homework-files.view.tsx';
import type { HomeworkPlayerReady } from './homework-player.controller.ts';
import { ThreadView } from './thread.view.tsx';
import { countFilled, countItems } from './worksheet.rules.ts';
import { WorksheetView } from './worksheet.view.tsx';
import './homework.css';

export interface HomeworkPlayerViewProps extends Omit<HomeworkPlayerReady, 'status'> {
  files: ReturnType<typeof useHomeworkFiles>;
}

/** Brief on top, then files or form, with the thread beside it. */
export function HomeworkPlayerView(props: HomeworkPlayerViewProps) {
  const { homework, files } = props;
  const { task, status, lesson } = homework;
  const isOpen = canSubmitHomework(status) && status !== 'pending';
  const submission = homework.submissions[0];
  return (
    <>
      <div className="ul-row" data-justify="between" data-align="top">
        <div>
          <p className="ul-eyebrow">
            {lesson.product.name}, {lesson.name}
          </p>
          <h1 className="ul-h1" tabIndex={-1}>
            {task.title}
          </h1>
        </div>
        <SubmissionStatusBadge status={status} />
      </div>
      <div className="ul-homework">
        <div className="ul-stack ul-gap-24">
          <Card>
            <RichText html={task.brief} sanitize={cleanHtml} />
          </Card>
          {submission && submission.version > 0 && !isOpen && (
            <HandedIn submission={submission} task={task} />
          )}
          {isOpen && task.type === 'UPLOAD' && (
            <Card
              isFlush
              title="Your files"
              aside={
                <span className="ul-small ul-muted">
                  {files.rows.length} of {task.maxFiles} files, {formatBytes(task.maxFileSize)} each
                </span>
              }
              footer={<UploadFoot {...props} />}
            >
              <HomeworkFilesView
                task={task}
                rows={files.rows}
                onAdd={files.add}
                onRemove={files.remove}
                onRetry={files.retry}
              />
            </Card>
          )}
          {isOpen && task.type === 'DIGITIZE' && (
            <Card isFlush footer={<WorksheetFoot {...props} />}>
              <WorksheetView
                sections={task.sections}
                answers={props.answers}
                missing={props.missing}
                onAnswer={props.onAnswer}
              />
            </Card>
          )}
        </div>
        <Card title="Feedback">
          <ThreadView
            submission={submission}
            ownUserId={props.ownUserId}
            mentor={homework.mentor}
            draft={props.message}
            onDraft={props.onMessage}
            onSend={props.onSendMessage}
            isSending={props.isSending}
          />
        </Card>
      </div>
    </>
  );
}

function UploadFoot({
  files,
  homework,
  onSubmit,
  isSubmitting,
  submitError,
}: HomeworkPlayerViewProps) {
  const running = files.rows.filter(({ status }) => status === 'uploading').length;
  const failed = files.rows.some(({ status }) => status === 'failed');
  const keys = files.rows.flatMap(({ key }) => key ?? []);
  const why =
    submitError ??
    (running > 0
      ? messages.running(running)
      : failed
        ? messages.fixFiles
        : keys.length === 0
          ? messages.chooseFiles
          : '');
  return (
    <div className="ul-row" data-justify="between">
      <span
        className={`ul-small ${submitError ? 'ul-fault' : 'ul-muted'}`}
        role={submitError ? 'alert' : undefined}
      >
        {why}
      </span>
      <Button
        variant="primary"
        isDisabled={running > 0 || failed || keys.length === 0}
        isPending={isSubmitting}
        onPress={() => onSubmit(keys)}
      >
        {homework.status === 'needsRevision' ? messages.submitAgain : messages.submit}
      </Button>
    </div>
  );
}

function WorksheetFoot(props: HomeworkPlayerViewProps) {
  const { sections } = props.homework.task;
  return (
    <div className="ul-row" data-justify="between">
      <span className="ul-small ul-muted">
        {props.submitError ? (
          <span className="ul-fault" role="alert">
            {props.submitError}
          </span>
        ) : props.missing.length > 0 ? (
          <span className="ul-fault" role="alert">
            {messages.missing(props.missing.length)}
          </span>
        ) : (
          messages.filled(countFilled(sections, props.answers), countItems(sections))
        )}
      </span>
      <div className="ul-row ul-gap-12">
        <SaveSign
          noun="Your answers"
          state={props.saveState}
          savedAt={props.savedAt}
          message={props.saveMessage}
          onRetry={props.onRetrySave}
          conflicts={props.conflicts}
          onResolve={props.onResolve}
        />
        <Button variant="primary" isPending={props.isSubmitting} onPress={() => props.onSubmit([])}>
          {props.homework.status === 'needsRevision' ? messages.submitAgain : messages.submit}
        </Button>
      </div>
    </div>
  );
}

export interface HandedInProps {
  submission: Schema<'Submission'>;
  task: Schema<'HomeworkTask'>;
  /** Opens a file; without it files are only named. */
  onOpenFile?: (fileId: number) => void;
}

/** What was handed in, read only. */
export function HandedIn({ submission, task, onOpenFile }: HandedInProps) {
  return (
    <Card
      isFlush
      title={`Version ${submission.version}`}
      aside={<SubmissionStatusBadge status={submission.status} isBare />}
    >
      {task.type === 'DIGITIZE' ? (
        <WorksheetView
          sections={task.sections}
          answers={Object.fromEntries(
            submission.items.map(({ itemId, textAnswer }) => [itemId, textAnswer]),
          )}
          isReadOnly
        />
      ) : (
        submission.files.map((file) => (
          <div key={file.fileId} className="ul-upload">
            <div className="ul-upload__row">
              <span className="ul-tile" data-kind="ok">
                <FileCheck className="ul-icon" size={18} aria-hidden />
              </span>
              <div className="ul-grow">
                <p className="ul-medium ul-truncate">{file.name}</p>
                <p className="ul-small ul-muted ul-num">{formatBytes(file.size)}</p>
              </div>
              {onOpenFile && (
                <Button
                  size="sm"
                  aria-label={`Download ${file.name}`}
                  onPress={() => onOpenFile(file.fileId)}
                >
                  Download
                </Button>
              )}
            </div>
          </div>
        ))
      )}
    </Card>
  );
}
