'use client';
import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { userLogsQuery, useUplink } from '@uplink/api-client/react';
import { RowsSkeleton } from '@uplink/kit/lists';
import { NotReadyView, noContent, pageState, useHeldQuery } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { StepPager } from '@uplink/ui/pagination';
import { useState } from 'react';
import { TimesNote } from './times-note.tsx';
import type { OfUserProps } from './user.types.ts';
import { userLogMessages } from './user-log.messages.ts';
import { changesOf, contextOf } from './user-log.rules.ts';
import './people.css';
import './user.css';

/** Everything that happened to an account and its purchases, newest first. */
export function UserLog({ userId }: OfUserProps) {
  const messages = useMessages(userLogMessages);
  const [cursor, setCursor] = useState<string>();
  const query = useHeldQuery(userLogsQuery(useUplink(), userId, cursor));
  const list = pageState<Schema<'UserLogEntry'>, Schema<'KeysetPaging'>>(query);
  if (list.status !== 'ready')
    return (
      <NotReadyView
        state={list}
        noun={messages.noun}
        skeleton={<RowsSkeleton />}
        empty={noContent({ title: messages.none, text: messages.noneText })}
      />
    );
  return (
    <Card isFlush>
      <ol className="ul-people__log">
        {list.items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <TimesNote />
      <div className="ul-people__foot">
        <StepPager
          noun={messages.unit}
          count={messages.count(list.paging.total)}
          paging={list.paging}
          onChange={setCursor}
        />
      </div>
    </Card>
  );
}

function Entry({ entry }: { entry: Schema<'UserLogEntry'> }) {
  const messages = useMessages(userLogMessages);
  const formats = useFormats();
  return (
    <li className="ul-people__entry">
      <time className="ul-small ul-subtle ul-num" dateTime={entry.date}>
        {formats.dateTime(entry.date)}
      </time>
      <div>
        <p>{messages.action(entry.action)}</p>
        <p className="ul-small ul-muted">{contextOf(entry, messages)}</p>
        {changesOf(entry, messages, formats).map((line) => (
          <p key={line} className="ul-small">
            {line}
          </p>
        ))}
      </div>
    </li>
  );
}
