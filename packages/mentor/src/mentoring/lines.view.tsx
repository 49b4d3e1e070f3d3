import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Kbd } from '@uplink/ui/status';
import { Fragment, useEffect, useRef, useState } from 'react';
import { CommentView } from './comment.view.tsx';
import { CommentEditor } from './comment-editor.view.tsx';
import type { Commenting } from './comments.controller.ts';
import { type Fold, foldRows, type Row, rowOf } from './document.rules.ts';
import { useKeys } from './keys.controller.ts';
import { reviewMessages } from './review.messages.ts';
import './lines.css';

export interface LinesProps {
  /** Names what is shown. */
  label: string;
  rows: readonly Row[];
  /** Only what is near a change or a comment is shown at first. */
  isFolded: boolean;
  version: number;
  ownUserId: number;
  /** Nothing can be commented on without it. */
  commenting: Commenting | undefined;
}

/** More are shown on demand: each is an element of the page. */
const mostRows = 2000;

/** Lines of a document with the comments on them; one line is active, and the arrows move it. */
export function LinesView({ label, rows, isFolded, version, ownUserId, commenting }: LinesProps) {
  const messages = useMessages(reviewMessages);
  const [isWhole, setWhole] = useState(false);
  const [active, setActive] = useState<string>();
  const activeRow = useRef<HTMLDivElement>(null);
  const comments = groupByRow(commenting?.comments ?? [], rows, version);
  const editing = commenting?.editing;
  const isKept = ({ key }: Row) => comments.has(key) || editing?.rowKey === key;
  const shown = isFolded && !isWhole ? foldRows(rows, isKept) : rows;
  const cut = isWhole ? shown : shown.slice(0, mostRows);
  const lines = cut.filter((one): one is Row => 'text' in one && one.place !== undefined);
  const move = (steps: number) => {
    const at = lines.findIndex(({ key }) => key === active);
    const next = lines[at === -1 ? 0 : Math.max(0, Math.min(lines.length - 1, at + steps))];
    if (next) setActive(next.key);
  };
  const write = () => {
    const row = lines.find(({ key }) => key === active);
    if (row) commenting?.onWrite(row);
  };
  useKeys(commenting ? { arrowdown: () => move(1), arrowup: () => move(-1), enter: write } : {});
  useEffect(() => {
    // With the focus on the line, Enter is a comment and not the last button pressed.
    if (active) activeRow.current?.focus();
  }, [active]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, these are lines
    <div className="ul-lines" role="group" aria-label={label}>
      {cut.map((one) =>
        'text' in one ? (
          <Fragment key={one.key}>
            <Line
              row={one}
              isActive={one.key === active}
              onActive={() => setActive(one.key)}
              onWrite={commenting && one.place ? () => commenting.onWrite(one) : undefined}
              place={one.key === active ? activeRow : undefined}
            />
            {commenting && (comments.has(one.key) || editing?.rowKey === one.key) && (
              <div className="ul-lines__comments">
                {comments
                  .get(one.key)
                  ?.map((comment) =>
                    comment.id === editing?.id ? null : (
                      <CommentView
                        key={comment.id}
                        comment={comment}
                        version={version}
                        isOwn={comment.author.id === ownUserId}
                        onEdit={() => commenting.onEdit(comment, one)}
                        onRemove={() => commenting.onRemove(comment.id)}
                        onSettle={(isFixed) => commenting.onSettle(comment.id, isFixed)}
                      />
                    ),
                  )}
                {editing?.rowKey === one.key && <CommentEditor {...commenting} editing={editing} />}
              </div>
            )}
          </Fragment>
        ) : (
          <Hidden key={one.key} fold={one} onShow={() => setWhole(true)} />
        ),
      )}
      {cut.length < shown.length && (
        <div className="ul-lines__fold">
          <Button size="sm" onPress={() => setWhole(true)}>
            {messages.showAll(rows.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

function groupByRow(
  comments: readonly Schema<'SubmissionComment'>[],
  rows: readonly Row[],
  version: number,
) {
  const groups = new Map<string, Schema<'SubmissionComment'>[]>();
  for (const comment of comments) {
    const key = rowOf(comment, rows, version);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), comment]);
  }
  return groups;
}

function Hidden({ fold, onShow }: { fold: Fold; onShow: () => void }) {
  const messages = useMessages(reviewMessages);
  return (
    <button type="button" className="ul-lines__fold" onClick={onShow}>
      {messages.hidden(fold.hidden)}
    </button>
  );
}

interface LineProps {
  row: Row;
  isActive: boolean;
  onActive: () => void;
  onWrite: (() => void) | undefined;
  place: React.RefObject<HTMLDivElement | null> | undefined;
}

const signs = { added: '+', removed: '−' };

function Line({ row, isActive, onActive, onWrite, place }: LineProps) {
  const messages = useMessages(reviewMessages);
  const { text, change, before, after } = row;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press marks the line; the keys do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrows move over the lines */}
      <div
        ref={place}
        tabIndex={-1}
        className="ul-line"
        data-change={change}
        data-active={(isActive && onWrite !== undefined) || undefined}
        data-head={row.place === undefined && change === undefined ? '' : undefined}
        onClick={onWrite && onActive}
      >
        <span className="ul-line__number">{before}</span>
        <span className="ul-line__number">{after}</span>
        <span className="ul-line__sign">{change && signs[change]}</span>
        <code className="ul-line__text">{text === '' ? '\u200b' : text}</code>
      </div>
      {isActive && onWrite && row.place && (
        <div className="ul-line__do">
          <Button size="sm" onPress={onWrite}>
            {messages.commentOn(after ?? row.place.line)}
          </Button>
          <span className="ul-hide-mobile" aria-hidden="true">
            <Kbd>↵</Kbd>
          </span>
        </div>
      )}
    </>
  );
}
