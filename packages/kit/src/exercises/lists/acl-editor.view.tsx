import { useMessages } from '@uplink/api-client/messages';
import type { Grade, ListField } from '@uplink/net/exercise';
import { unreadText } from '@uplink/net/messages';
import { parseLists } from '@uplink/net/sets';
import { IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { FileText, ListOrdered, RotateCcw, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { commonFindings } from '../engine/common-findings.messages.ts';
import { exerciseMessages } from '../exercise.messages.ts';
import { lineWords } from '../exercise.rules.ts';
import { listMessages } from './list.messages.ts';
import { coloured, type LineMark, marksOf, renumbered } from './list.rules.ts';
import './acl-editor.css';

export interface AclEditorProps {
  list: ListField;
  text: string;
  /** The last check, while nothing was changed since. */
  grade: Grade | undefined;
  onChange: (text: string) => void;
}

/** Lines of an access list, to type, with a number and a remark beside each. */
export function AclEditor({ list, text, grade, onChange }: AclEditorProps) {
  const messages = useMessages(listMessages);
  const findings = useMessages(commonFindings);
  const shared = useMessages(exerciseMessages);
  const notesId = useId();
  const unread = parseLists(text, { kind: list.kind, name: list.id }).unread;
  const marks = grade ? marksOf(grade, list.id) : [];
  const start = list.start ?? '';
  // What starting over took away, until something else is typed.
  const [given, setGiven] = useState<string>();
  const taken = text === start ? given : undefined;
  const startOver = () => {
    setGiven(taken === undefined && text !== start ? text : undefined);
    onChange(taken ?? start);
  };
  return (
    <div className="ul-acl">
      <div className="ul-acl__bar">
        <FileText className="ul-icon" size={16} aria-hidden />
        <span className="ul-mono ul-medium">{list.id}</span>
        <span className="ul-small ul-subtle ul-truncate ul-grow">{list.on}</span>
        <IconButton
          size="sm"
          aria-label={messages.renumber}
          icon={<ListOrdered className="ul-icon" size={16} />}
          onPress={() => onChange(renumbered(text))}
        />
        <IconButton
          size="sm"
          aria-label={taken === undefined ? shared.startOver : shared.undo}
          icon={<Icon as={taken === undefined ? RotateCcw : Undo2} size={16} />}
          onPress={startOver}
        />
      </div>
      <div className="ul-acl__lines">
        <Lines text={text} marks={[...marks, ...unread.map(toMark)]} />
        <textarea
          className="ul-acl__text"
          aria-label={messages.linesOf(list.id)}
          aria-describedby={notesId}
          value={text}
          rows={1}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p className="ul-acl__end">
        <span>{messages.implicit}</span>
        <span>{messages.always}</span>
      </p>
      <ul className="ul-acl__notes" id={notesId}>
        {unread.map((one) => (
          <li key={one.line} data-kind="unread">
            {messages.line(one.line, unreadText(one, messages.unread))}
          </li>
        ))}
        {marks.map(
          ({ line, idle }) =>
            idle && (
              <li key={line} data-kind="idle">
                {messages.idle(line, idle.by.length > 0 ? findings.lines(idle.by) : '')}
              </li>
            ),
        )}
        {marks.flatMap(({ line, action }) =>
          action
            ? [
                <li key={`hit-${line}`} className="ul-sr">
                  {messages.line(line, `${lineWords(text, line)}: ${messages.marks[action]}`)}
                </li>,
              ]
            : [],
        )}
      </ul>
    </div>
  );
}

const toMark = ({ line }: { line: number }): LineMark => ({ line, kind: 'unread' });

interface LinesProps {
  text: string;
  marks: readonly LineMark[];
}

/** What is under the text that is typed: colours, numbers and remarks. It wraps as the text does. */
function Lines({ text, marks }: LinesProps) {
  const messages = useMessages(listMessages);
  return (
    <ol className="ul-acl__rows" aria-hidden>
      {text.split('\n').map((words, at) => {
        const mark = marks.find(({ line }) => line === at + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
          <li key={at} data-kind={mark?.kind}>
            <span className="ul-acl__words">
              {coloured(words).map(({ text: word, kind }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <span key={place} data-kind={kind}>
                  {word}
                </span>
              ))}
              {'​'}
            </span>
            {mark && <em className="ul-acl__mark">{messages.marks[markName(mark)]}</em>}
          </li>
        );
      })}
    </ol>
  );
}

function markName({ kind, action, idle }: LineMark) {
  if (kind === 'unread') return kind;
  return action ?? (idle?.cause === 'shadowed' ? 'shadowed' : 'idle');
}
