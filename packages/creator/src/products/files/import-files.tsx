import { UPLOAD_RULES } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { FileDrop } from '@uplink/ui/file-drop';
import { filesMessages } from './files.messages.ts';
import { useImportFiles } from './import-files.controller.ts';
import { ImportReport } from './import-report.view.tsx';

export interface ImportFilesProps {
  /** The product to change. @default the one that the files name, or a new one */
  product?: { id: number; name: string };
  onClose: () => void;
}

/** Checks an archive and shows what it would change, before it is imported. */
export function ImportFiles({ product, onClose }: ImportFilesProps) {
  const messages = useMessages(filesMessages);
  const { check, start } = useImportFiles(product?.id ?? null, onClose);
  const report = check.data;
  const { extensions } = UPLOAD_RULES.productFiles;
  return (
    <Dialog
      isOpen
      size="half"
      title={product ? messages.titleOf(product.name) : messages.title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          {report && <Button onPress={check.reset}>{messages.another}</Button>}
          {report?.state === 'ready' &&
            report.counts.new + report.counts.changed + report.counts.removed > 0 && (
              <Button
                variant="primary"
                isPending={start.isPending}
                onPress={() => start.mutate(report.id)}
              >
                {messages.start}
              </Button>
            )}
        </>
      }
    >
      {report ? (
        <ImportReport report={report} />
      ) : (
        <div className="ul-stack">
          <p className="ul-muted">
            {messages.text}{' '}
            <a href="/docs/course-files.html" target="_blank" rel="noopener">
              {messages.format}
            </a>
          </p>
          <FileDrop
            description={extensions.join(', ')}
            extensions={extensions}
            allowsMultiple={false}
            busyText={check.isPending ? messages.checking : undefined}
            errorMessage={check.error?.message}
            onFiles={([file]) => file && check.mutate(file)}
          />
        </div>
      )}
      {start.isError && (
        <p className="ul-fault" role="alert">
          {start.error.message}
        </p>
      )}
    </Dialog>
  );
}
