import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { FilesView } from '@uplink/kit/files';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { homeworkMessages } from './homework.messages.ts';
import type { useHomeworkFiles } from './homework-files.controller.ts';
import { whyNotYet } from './homework-upload.rules.ts';
import type { HomeworkUploadProps } from './homework-upload.types.ts';

export interface HomeworkUploadViewProps extends HomeworkUploadProps {
  files: ReturnType<typeof useHomeworkFiles>;
}

/** The card of files with its one button, which says what it still waits for. */
export function HomeworkUploadView(props: HomeworkUploadViewProps) {
  const messages = useMessages(homeworkMessages);
  const formats = useAllFormats();
  const { homework, files, submitLabel, isSubmitting, submitError, onSubmit } = props;
  const { task } = homework;
  const why = whyNotYet(files.rows, messages);
  const keys = files.rows.flatMap(({ key }) => key ?? []);
  return (
    <Card
      isFlush
      title={messages.filesTitle}
      aside={
        <span className="ul-small ul-muted">
          {messages.fileCount(files.rows.length, task.maxFiles, formats.bytes(task.maxFileSize))}
        </span>
      }
      footer={
        <div className="ul-homework__foot">
          <span
            className={`ul-small ${submitError ? 'ul-fault' : 'ul-muted'}`}
            role={submitError ? 'alert' : undefined}
          >
            {submitError ?? why}
          </span>
          <Button
            variant="primary"
            isDisabled={why !== ''}
            isPending={isSubmitting}
            onPress={() => onSubmit(keys)}
          >
            {submitLabel}
          </Button>
        </div>
      }
    >
      <FilesView
        rule={{ extensions: task.allowedExtensions, maxSize: task.maxFileSize }}
        rows={files.rows}
        onAdd={files.add}
        onRemove={files.remove}
        onRetry={files.retry}
      />
    </Card>
  );
}
