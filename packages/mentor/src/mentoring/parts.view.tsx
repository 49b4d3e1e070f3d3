import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { useState } from 'react';
import type { Commenting } from './comments.controller.ts';
import {
  countChanges,
  type DocumentLine,
  diffRows,
  fileLines,
  plainRows,
} from './document.rules.ts';
import { useKeys } from './keys.controller.ts';
import { LinesView } from './lines.view.tsx';
import { FilePart, type LoadPreview } from './part.view.tsx';
import { reviewMessages } from './review.messages.ts';
import type { Work } from './work.types.ts';
import './parts.css';

export interface PartsProps {
  work: Work;
  ownUserId: number;
  commenting: Commenting | undefined;
  load: LoadPreview;
  onDownload: (fileId: number) => void;
}

type View = 'file' | 'diff';

/** What was handed in, part by part; the difference to the attempt before comes first, where there is one. */
export function PartsView({ work, ownUserId, commenting, load, onDownload }: PartsProps) {
  const messages = useMessages(reviewMessages);
  const { current, previous } = work;
  const [chosen, setChosen] = useState(0);
  const [view, setView] = useState<View>('diff');
  const file = current.files[chosen] ?? current.files[0];
  const former = file && previous?.files.find(({ name }) => name === file.name);
  const hasFormer =
    previous !== undefined && (current.worksheet !== undefined || former !== undefined);
  useKeys(hasFormer ? { d: () => setView(view === 'diff' ? 'file' : 'diff') } : {});
  const document = (
    label: string,
    lines: readonly DocumentLine[],
    before?: readonly DocumentLine[],
  ) => (
    <DocumentPart
      label={label}
      lines={lines}
      before={view === 'diff' ? before : undefined}
      formerVersion={previous?.version ?? 1}
      version={current.version}
      ownUserId={ownUserId}
      commenting={commenting}
    />
  );
  return (
    <div className="ul-parts">
      <div className="ul-parts__bar">
        {current.files.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, these are buttons
          <div className="ul-parts__tabs" role="group" aria-label={messages.files}>
            {current.files.map(({ fileId, name }, place) => (
              <button
                key={fileId}
                type="button"
                className="ul-parts__tab"
                aria-pressed={file?.fileId === fileId}
                onClick={() => setChosen(place)}
              >
                {name}
              </button>
            ))}
          </div>
        )}
        <div className="ul-parts__tools">
          {hasFormer && (
            <SegmentedControl
              aria-label={messages.view}
              options={[
                { id: 'file', label: messages.file },
                { id: 'diff', label: messages.diffTo(previous.version) },
              ]}
              value={view}
              onChange={setView}
            />
          )}
          {file && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={messages.downloadNamed(file.name)}
              onPress={() => onDownload(file.fileId)}
            >
              {messages.download}
            </Button>
          )}
        </div>
      </div>
      {current.worksheet && document(messages.worksheet, current.worksheet, previous?.worksheet)}
      {file && (
        <FilePart
          key={file.fileId}
          file={file}
          former={former}
          load={load}
          renderText={(text, before) =>
            document(
              file.name,
              fileLines(file.name, text),
              before === undefined ? undefined : fileLines(file.name, before),
            )
          }
        />
      )}
      {current.link && (
        <p className="ul-part__note">
          <a className="ul-lone-link" href={current.link} target="_blank" rel="noreferrer noopener">
            {current.link}
          </a>
        </p>
      )}
      {!file && !current.worksheet && !current.link && (
        <p className="ul-part__note ul-muted">{messages.nothing}</p>
      )}
    </div>
  );
}

interface DocumentPartProps {
  label: string;
  lines: readonly DocumentLine[];
  before: readonly DocumentLine[] | undefined;
  formerVersion: number;
  version: number;
  ownUserId: number;
  commenting: Commenting | undefined;
}

function DocumentPart({ label, lines, before, formerVersion, ...rest }: DocumentPartProps) {
  const messages = useMessages(reviewMessages);
  const difference = before && diffRows(before, lines);
  const changes = difference && countChanges(difference);
  return (
    <>
      {before && !difference && (
        <p className="ul-part__note ul-small ul-muted">{messages.tooDifferent}</p>
      )}
      {changes && (
        <p className="ul-part__note ul-small ul-muted">
          {changes.added + changes.removed === 0
            ? messages.noDifference
            : messages.changes(changes.added, changes.removed)}
        </p>
      )}
      <LinesView
        label={difference ? messages.difference(label, formerVersion) : label}
        rows={difference ?? plainRows(lines)}
        isFolded={difference !== undefined}
        {...rest}
      />
    </>
  );
}
