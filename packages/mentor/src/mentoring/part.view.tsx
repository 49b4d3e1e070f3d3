import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { useHeldQuery } from '@uplink/kit/states';
import { lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';
import { Failure } from '@uplink/ui/states';
import type { ReactNode } from 'react';
import { reviewMessages } from './review.messages.ts';
import type { WorkFile } from './work.types.ts';
import './parts.css';

const PdfPages = lazyView(async () => (await import('@uplink/kit/pdf')).PdfPages);

type Preview = Schema<'FilePreview'>;
export type LoadPreview = (fileId: number) => Promise<Preview>;

/** Links in a preview are good for five minutes. */
const staleTime = 4 * 60_000;

const previewOptions = (load: LoadPreview, fileId: number) => ({
  queryKey: ['desk-preview', fileId],
  queryFn: () => load(fileId),
  staleTime,
});

export interface FilePartProps {
  file: WorkFile;
  /** The file of the same name in the attempt before. */
  former: WorkFile | undefined;
  load: LoadPreview;
  /** Draws a text, and what it was before where that is a text too. */
  renderText: (text: string, before: string | undefined) => ReactNode;
}

/** A file in place, as far as its kind can be shown. */
export function FilePart({ file, former, load, renderText }: FilePartProps) {
  const messages = useMessages(reviewMessages);
  const query = useHeldQuery(previewOptions(load, file.fileId));
  const isText = query.data?.kind === 'text';
  const before = useQuery({
    ...previewOptions(load, former?.fileId ?? 0),
    enabled: isText && former !== undefined,
  });
  if (query.error && !query.data)
    return <Failure message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!query.data || (isText && former && before.isLoading)) return <Skeleton height={240} />;
  if (query.data.kind !== 'text') return <OtherPart file={file} preview={query.data} />;
  return (
    <>
      {query.data.isCut && <p className="ul-part__note ul-small ul-muted">{messages.cut}</p>}
      {renderText(query.data.text, before.data?.kind === 'text' ? before.data.text : undefined)}
    </>
  );
}

interface OtherPartProps {
  file: WorkFile;
  preview: Exclude<Preview, { kind: 'text' }>;
}

function OtherPart({ file, preview }: OtherPartProps) {
  const messages = useMessages(reviewMessages);
  const formats = useAllFormats();
  switch (preview.kind) {
    case 'image':
      return (
        <img
          className="ul-part__image"
          src={preview.url}
          width={preview.width}
          height={preview.height}
          alt={messages.image(file.name)}
        />
      );
    case 'pdf':
      return <PdfPages url={preview.url} name={file.name} />;
    case 'zip':
      return <Archive {...preview} />;
    case 'binary':
      return (
        <div className="ul-part__binary">
          <p className="ul-medium">{messages.binary}</p>
          <p className="ul-small ul-muted">{messages.binaryText(formats.bytes(file.size))}</p>
        </div>
      );
  }
}

function Archive({ entries, isCut }: Extract<Preview, { kind: 'zip' }>) {
  const messages = useMessages(reviewMessages);
  const formats = useAllFormats();
  return (
    <>
      <ul className="ul-archive" aria-label={messages.archive}>
        {entries.map(({ name, size }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an archive may hold a name twice
          <li key={place} className="ul-archive__entry">
            <span className="ul-mono ul-archive__name">{name}</span>
            <span className="ul-small ul-subtle ul-num">{formats.bytes(size)}</span>
          </li>
        ))}
      </ul>
      {isCut && <p className="ul-part__note ul-small ul-muted">{messages.archiveCut}</p>}
    </>
  );
}
