import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import {
  lessonVersionQuery,
  lessonVersionsQuery,
  notReady,
  useUplink,
} from '@uplink/api-client/react';
import { NotReadyView } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { Select } from '@uplink/ui/select';
import { useState } from 'react';
import { linesOf } from './lesson-form.controller.ts';
import { type LessonValues, toValues } from './lesson-form.rules.ts';
import { lessonPaneMessages } from './lesson-pane.messages.ts';

export interface LessonHistoryProps {
  lessonId: number;
  /** What the lesson says now. */
  values: LessonValues;
  /** Without it versions are only read. */
  onRestore: ((values: LessonValues) => void) | undefined;
  onClose: () => void;
}

/** Earlier versions of a lesson: who saved them, what has changed since, and the way back. */
export function LessonHistory({ lessonId, values, onRestore, onClose }: LessonHistoryProps) {
  const messages = useMessages(lessonPaneMessages);
  const formats = useFormats();
  const query = useQuery(lessonVersionsQuery(useUplink(), lessonId));
  const [chosen, setChosen] = useState<number>();
  const versions = query.data;
  const number = chosen ?? versions?.[0]?.number;
  return (
    <Dialog title={messages.historyTitle} size="half" isOpen onClose={onClose}>
      {!versions ? (
        <NotReadyView state={notReady(query)} noun={messages.noun} skeleton={<p>…</p>} />
      ) : number === undefined ? (
        <p className="ul-muted">{messages.historyEmpty}</p>
      ) : (
        <div className="ul-stack ul-gap-16">
          <Select
            label={messages.history}
            options={versions.map((one) => ({
              id: String(one.number),
              label: labelOf(one, messages, formats),
            }))}
            value={String(number)}
            onChange={(id) => setChosen(Number(id))}
          />
          <Version
            lessonId={lessonId}
            number={number}
            now={values}
            onRestore={onRestore}
            onClose={onClose}
          />
        </div>
      )}
    </Dialog>
  );
}

function labelOf(
  { by, savedAt, number }: Schema<'LessonVersion'>,
  messages: typeof lessonPaneMessages,
  formats: Formats,
): string {
  return `${formats.dateTime(savedAt)}, ${by?.name ?? messages.original} (${number})`;
}

interface VersionProps extends Pick<LessonHistoryProps, 'lessonId' | 'onRestore' | 'onClose'> {
  number: number;
  now: LessonValues;
}

function Version({ lessonId, number, now, onRestore, onClose }: VersionProps) {
  const messages = useMessages(lessonPaneMessages);
  const query = useQuery(lessonVersionQuery(useUplink(), lessonId, number));
  if (!query.data)
    return <NotReadyView state={notReady(query)} noun={messages.noun} skeleton={<p>…</p>} />;
  const then = toValues(query.data);
  const changed = (Object.keys(messages.fields) as (keyof LessonValues)[]).filter(
    (field) =>
      linesOf(then[field], messages).join('\n') !== linesOf(now[field], messages).join('\n'),
  );
  if (changed.length === 0) return <p className="ul-muted">{messages.same}</p>;
  return (
    <>
      <h3 className="ul-small ul-strong">{messages.differences}</h3>
      {changed.map((field) => (
        <FieldDifference
          key={field}
          label={messages.fields[field]}
          then={linesOf(then[field], messages)}
          now={linesOf(now[field], messages)}
        />
      ))}
      {onRestore && (
        <div>
          <Button
            variant="primary"
            onPress={() => {
              onRestore(then);
              onClose();
            }}
          >
            {messages.restore}
          </Button>
        </div>
      )}
    </>
  );
}

interface FieldDifferenceProps {
  label: string;
  then: readonly string[];
  now: readonly string[];
}

/** The lines of one version that the other doesn't have. */
function FieldDifference({ label, then, now }: FieldDifferenceProps) {
  const messages = useMessages(lessonPaneMessages);
  const gone = then.filter((line) => !now.includes(line));
  const added = now.filter((line) => !then.includes(line));
  return (
    <dl className="ul-lesson-difference">
      <dt className="ul-small ul-muted">{label}</dt>
      {gone.map((line) => (
        <dd key={`before-${line}`} data-side="then">
          <span className="ul-sr">{messages.before}: </span>
          {line}
        </dd>
      ))}
      {added.map((line) => (
        <dd key={`now-${line}`} data-side="now">
          <span className="ul-sr">{messages.now}: </span>
          {line}
        </dd>
      ))}
    </dl>
  );
}
