import type { Schema } from '@uplink/api-client';
import { formatTimer, rankOf } from '@uplink/api-client/domain';
import type { AllFormats } from '@uplink/api-client/messages';
import { IconButton } from '@uplink/ui/button';
import type { DataColumn } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { Film, RefreshCw, Trash2 } from 'lucide-react';
import type { mediaMessages } from './media.messages.ts';
import { MediaUses } from './media-uses.view.tsx';

type MediaFile = Schema<'MediaFile'>;

export interface MediaActions {
  onReplace: (file: MediaFile) => void;
  onDelete: (file: MediaFile) => void;
}

export const mediaColumns = (
  { onReplace, onDelete }: MediaActions,
  messages: typeof mediaMessages,
  formats: AllFormats,
): DataColumn<MediaFile>[] => [
  {
    id: 'file',
    label: messages.file,
    isRowHeader: true,
    render: (file) => (
      <span className="ul-media__file">
        <Thumbnail {...file} />
        <span className="ul-media__name">
          <a href={file.address} target="_blank" rel="noopener noreferrer">
            {file.name}
          </a>
          <span className="ul-small ul-muted">
            {messages.facts(factsOf(file, messages, formats))}
          </span>
        </span>
      </span>
    ),
  },
  { id: 'product', label: messages.product, render: ({ product }) => product.name },
  { id: 'uses', label: messages.usedIn, render: (file) => <MediaUses file={file} /> },
  {
    id: 'uploaded',
    label: messages.uploaded,
    render: ({ uploadedAt, uploadedBy }) => (
      <span className="ul-media__name">
        {formats.date(uploadedAt)}
        {uploadedBy && <span className="ul-small ul-muted">{uploadedBy.name}</span>}
      </span>
    ),
  },
  {
    id: 'actions',
    label: messages.actions,
    isLabelHidden: true,
    align: 'end',
    render: (file) => {
      const { name, kind, uses, permission } = file;
      if (rankOf(permission) < rankOf('edit')) return null;
      return (
        <span className="ul-row ul-gap-4">
          {kind === 'image' && uses.length > 0 && (
            <IconButton
              size="sm"
              variant="quiet"
              aria-label={messages.replace(name)}
              icon={<Icon as={RefreshCw} />}
              onPress={() => onReplace(file)}
            />
          )}
          {uses.length === 0 && (
            <IconButton
              size="sm"
              variant="quiet"
              aria-label={messages.delete(name)}
              icon={<Icon as={Trash2} />}
              onPress={() => onDelete(file)}
            />
          )}
        </span>
      );
    },
  },
];

function Thumbnail({ kind, address }: MediaFile) {
  return (
    <span className="ul-media__thumbnail">
      {kind === 'image' ? <img src={address} alt="" loading="lazy" /> : <Icon as={Film} />}
    </span>
  );
}

const factsOf = (
  { size, width, height, duration }: MediaFile,
  messages: typeof mediaMessages,
  formats: AllFormats,
): string[] => [
  formats.bytes(size),
  ...(width && height ? [messages.size(width, height)] : []),
  ...(duration ? [formatTimer(duration)] : []),
];
