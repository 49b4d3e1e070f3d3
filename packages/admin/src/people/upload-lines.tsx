import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { userUploadLinesQuery, useUplink } from '@uplink/api-client/react';
import { NotReadyView, noContent, pageState, useHeldQuery } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { type DataColumn, DataTable } from '@uplink/ui/data-table';
import { Link } from '@uplink/ui/link';
import { StepPager } from '@uplink/ui/pagination';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { useState } from 'react';
import { UploadFaults } from './upload-faults.tsx';
import { userUploadMessages } from './user-upload.messages.ts';

type Line = Schema<'UserUploadLine'>;
type Outcome = Schema<'UserUploadOutcome'>;

export interface UploadLinesProps {
  upload: Schema<'UserUpload'>;
  hrefOf: (userId: number) => string;
  /** Which lines are shown. @default the first of those that are there */
  chosen: Outcome | undefined;
  onChoose: (outcome: Outcome) => void;
}

const order: Outcome[] = ['faulty', 'failed', 'known', 'ready', 'added', 'updated', 'takenBack'];

/** The lines of a file by what becomes of them, those with faults first. */
export function UploadLines({ upload, hrefOf, chosen, onChoose }: UploadLinesProps) {
  const messages = useMessages(userUploadMessages);
  const formats = useFormats();
  const { id, counts } = upload;
  const there = order.filter((one) => counts[one] > 0);
  const [cursor, setCursor] = useState<string>();
  const outcome: Outcome = chosen && counts[chosen] > 0 ? chosen : (there[0] ?? 'faulty');
  const query = useHeldQuery(userUploadLinesQuery(useUplink(), id, { outcome, cursor }));
  const list = pageState<Line, Schema<'KeysetPaging'>>(query);
  const isMended = upload.state === 'checked' && outcome === 'faulty';
  return (
    <Card isFlush>
      <div className="ul-people-upload__outcomes">
        <SegmentedControl<Outcome>
          aria-label={messages.outcome}
          options={there.map((one) => ({
            id: one,
            label: `${messages.outcomes[one]} ${formats.number(counts[one])}`,
          }))}
          value={outcome}
          onChange={(next) => {
            setCursor(undefined);
            onChoose(next);
          }}
        />
      </div>
      {isMended && list.status === 'ready' ? (
        <UploadFaults upload={upload} lines={list.items} onChecked={() => setCursor(undefined)} />
      ) : list.status === 'ready' || list.status === 'loading' ? (
        <DataTable<Line>
          label={messages.linesNoun}
          columns={columns(hrefOf, messages)}
          rows={list.status === 'ready' ? list.items : []}
          rowKey={({ line }) => line}
          isLoading={list.status === 'loading'}
        />
      ) : (
        <NotReadyView
          state={list}
          noun={messages.linesNoun}
          skeleton={null}
          empty={noContent({ title: messages.noLines, text: messages.noLinesText })}
        />
      )}
      {list.status === 'ready' && (
        <div className="ul-people__foot">
          <StepPager
            noun={messages.linesUnit}
            count={messages.lines(list.paging.total)}
            paging={list.paging}
            onChange={setCursor}
          />
        </div>
      )}
    </Card>
  );
}

const columns = (
  hrefOf: (userId: number) => string,
  messages: typeof userUploadMessages,
): DataColumn<Line>[] => [
  {
    id: 'line',
    label: messages.line,
    render: ({ line }) => <span className="ul-mono">{line}</span>,
  },
  {
    id: 'user',
    label: messages.user,
    isRowHeader: true,
    render: ({ name, userId }) =>
      userId ? <Link href={hrefOf(userId)}>{name}</Link> : name || messages.noName,
  },
  {
    id: 'column',
    label: messages.where,
    render: ({ faults }) => (
      <span>
        {faults.map(({ column, message }) => (
          <span key={message} className="ul-people__change">
            {column ?? messages.wholeLine}
          </span>
        ))}
      </span>
    ),
  },
  {
    id: 'value',
    label: messages.value,
    render: ({ faults }) => (
      <span>
        {faults.map(({ value, message }) => (
          <span key={message} className="ul-people__change ul-mono ul-small">
            {value || '\u00a0'}
          </span>
        ))}
      </span>
    ),
  },
  {
    id: 'fault',
    label: messages.fault,
    render: ({ faults, outcome }) => (
      <span>
        {faults.map(({ message }) => (
          <span
            key={message}
            className={`ul-people__change ${outcome === 'known' ? 'ul-muted' : 'ul-fault'}`}
          >
            {message}
          </span>
        ))}
      </span>
    ),
  },
];
