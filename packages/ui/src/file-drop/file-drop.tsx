import { CircleAlert, Upload } from 'lucide-react';
import { DropZone, FileTrigger, Text } from 'react-aria-components';
import { AriaControls } from '../aria-controls/aria-controls.tsx';
import { Button } from '../button/button.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { Spinner } from '../progress/spinner.tsx';
import { fileDropMessages } from './file-drop.messages.ts';
import './file-drop.css';

export interface FileDropProps {
  /** What is accepted, e.g. 'pdf, pcapng, zip. 5 GB each.' */
  description: string;
  /** Extensions without the dot. They filter the file dialog only, not dropped or pasted files. */
  extensions: readonly string[];
  /** Called with at least one file. */
  onFiles: (files: File[]) => void;
  /** Whether it asks for several files at once, or for one. @default true */
  allowsMultiple?: boolean;
  /** Why the last files were refused. */
  errorMessage?: string | undefined;
  /** What is happening with the last files, e.g. 'Reading 2 files'; no more are accepted meanwhile. */
  busyText?: string | undefined;
  /** No files are accepted. @default false */
  isDisabled?: boolean;
}

/** Accepts files by dropping, pasting or choosing, and photos from a phone's camera. */
export function FileDrop({
  description,
  extensions,
  onFiles,
  allowsMultiple = true,
  errorMessage,
  busyText,
  isDisabled = false,
}: FileDropProps) {
  const messages = useMessages(fileDropMessages);
  const isBusy = busyText !== undefined;
  const takesPhotos = extensions.some((extension) => /^jpe?g$/.test(extension));
  const take = (files: (File | undefined)[]) => {
    const taken = files.filter((file) => file !== undefined);
    if (taken.length > 0) onFiles(taken);
  };
  return (
    <DropZone
      className="ul-drop"
      data-busy={isBusy || undefined}
      data-invalid={errorMessage ? true : undefined}
      isDisabled={isDisabled || isBusy}
      onDrop={async ({ items }) =>
        take(
          await Promise.all(
            items.map((item) => (item.kind === 'file' ? item.getFile() : undefined)),
          ),
        )
      }
    >
      {({ isDropTarget }) => (
        <>
          {isBusy ? <Spinner size={24} /> : <Upload className="ul-icon" size={24} aria-hidden />}
          <Text slot="label" className="ul-drop__label">
            {isBusy && busyText}
            {!isBusy && isDropTarget && messages.add}
            {!isBusy && !isDropTarget && (
              <>
                {allowsMultiple ? messages.drop : messages.dropOne}{' '}
                <FileTrigger
                  allowsMultiple={allowsMultiple}
                  acceptedFileTypes={extensions.map((extension) => `.${extension}`)}
                  onSelect={(list) => take([...(list ?? [])])}
                >
                  <AriaControls>
                    <Button variant="link" isDisabled={isDisabled}>
                      {allowsMultiple ? messages.choose : messages.chooseOne}
                    </Button>
                  </AriaControls>
                </FileTrigger>
                {takesPhotos && (
                  <span className="ul-drop__camera">
                    {messages.or}{' '}
                    <FileTrigger
                      acceptedFileTypes={['image/jpeg']}
                      defaultCamera="environment"
                      onSelect={(list) => take([...(list ?? [])])}
                    >
                      <AriaControls>
                        <Button variant="link" isDisabled={isDisabled}>
                          {messages.photo}
                        </Button>
                      </AriaControls>
                    </FileTrigger>
                  </span>
                )}
              </>
            )}
          </Text>
          <p className="ul-drop__help">{description}</p>
          <p className="ul-drop__error" role="alert">
            {errorMessage && (
              <>
                <CircleAlert className="ul-icon" size={16} aria-hidden />
                <span>{errorMessage}</span>
              </>
            )}
          </p>
        </>
      )}
    </DropZone>
  );
}
