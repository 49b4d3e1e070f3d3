import { Upload } from 'lucide-react';
import { Button, DropZone, FileTrigger, Text } from 'react-aria-components';
import './file-drop.css';

export interface FileDropProps {
  /** What is accepted, e.g. 'pdf, pcapng, zip. 5 GB each.' */
  description: string;
  /** Endings without the dot. */
  extensions: readonly string[];
  onFiles: (files: File[]) => void;
}

/** Takes files by dropping, pasting or choosing. */
export function FileDrop({ description, extensions, onFiles }: FileDropProps) {
  return (
    <DropZone
      className="ul-drop"
      onDrop={async ({ items }) => {
        const files = await Promise.all(
          items.map((item) => (item.kind === 'file' ? item.getFile() : undefined)),
        );
        onFiles(files.filter((file) => file !== undefined));
      }}
    >
      <Upload className="ul-icon" size={24} aria-hidden />
      <Text slot="label" className="ul-medium ul-drop__label">
        Drop files here, or{' '}
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={extensions.map((extension) => `.${extension}`)}
          onSelect={(list) => onFiles([...(list ?? [])])}
        >
          <Button className="ul-button" data-variant="link">
            choose files
          </Button>
        </FileTrigger>
      </Text>
      <p className="ul-small ul-subtle">{description}</p>
    </DropZone>
  );
}
