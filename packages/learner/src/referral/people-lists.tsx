'use client';
import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { enrollmentsQuery, teamQuery, useUplink } from '@uplink/api-client/react';
import { RowsSkeleton } from '@uplink/kit/lists';
import {
  NotReadyView,
  noContent,
  type PageState,
  pageState,
  useHeldQuery,
} from '@uplink/kit/states';
import { Avatar } from '@uplink/ui/avatar';
import { Card } from '@uplink/ui/card';
import { StepPager } from '@uplink/ui/pagination';
import { Status, type StatusKind } from '@uplink/ui/status';
import { type ReactNode, useState } from 'react';
import { referralMessages } from './referral.messages.ts';
import type { OfProgramProps } from './referral.types.ts';
import './referral.css';

/** The people who joined by the link. */
export function TeamList({ program }: OfProgramProps) {
  const messages = useMessages(referralMessages);
  const formats = useAllFormats();
  const [cursor, setCursor] = useState<string>();
  const list = pageState(useHeldQuery(teamQuery(useUplink(), program, cursor)));
  return (
    <People
      list={list}
      noun={messages.team}
      unit={messages.teamUnit}
      count={messages.people}
      empty={{ title: messages.noTeam, text: messages.noTeamText }}
      onCursorChange={setCursor}
    >
      {({ id, name, avatar, joinedAt, enrollments, isAmbassador }: Schema<'TeamMember'>) => (
        <li key={id} className="ul-listrow">
          <Avatar name={name} image={avatar} size="sm" isDecorative />
          <span className="ul-grow ul-referral__words">
            <span className="ul-medium">{name}</span>
            <span className="ul-list__sub ul-small ul-muted">
              {messages.joined(formats.date(joinedAt))}
            </span>
          </span>
          {isAmbassador && <Status kind="ok">{messages.isAmbassador}</Status>}
          <span className="ul-small ul-none">{messages.enrolled(enrollments)}</span>
        </li>
      )}
    </People>
  );
}

const kinds: Record<Schema<'RewardEnrollment'>['state'], StatusKind> = {
  checking: 'pending',
  held: 'info',
  released: 'ok',
  takenBack: 'fault',
  refused: 'down',
};

/** The people who enrolled by the link, and the state of each reward. */
export function EnrollmentList({ program }: OfProgramProps) {
  const messages = useMessages(referralMessages);
  const formats = useAllFormats();
  const [cursor, setCursor] = useState<string>();
  const list = pageState(useHeldQuery(enrollmentsQuery(useUplink(), program, cursor)));
  return (
    <People
      list={list}
      noun={messages.enrollmentList}
      unit={messages.enrollmentUnit}
      count={messages.enrolled}
      empty={{ title: messages.noEnrollments, text: messages.noEnrollmentsText }}
      onCursorChange={setCursor}
    >
      {(one: Schema<'RewardEnrollment'>) => (
        <li key={one.id} className="ul-listrow">
          <span className="ul-grow ul-referral__words">
            <span className="ul-medium">{one.name}</span>
            <span className="ul-list__sub ul-small ul-muted">
              {one.state === 'held'
                ? messages.heldUntil(one.product, formats.date(one.heldUntil))
                : one.product}
            </span>
          </span>
          <Status kind={kinds[one.state]}>{messages.states[one.state]}</Status>
          <span className="ul-small ul-mono ul-none">{formats.money(one)}</span>
        </li>
      )}
    </People>
  );
}

interface PeopleProps<Item> {
  list: PageState<Item, Schema<'KeysetPaging'>>;
  noun: string;
  unit: string;
  count: (total: number) => string;
  empty: { title: string; text: string };
  onCursorChange: (cursor: string) => void;
  children: (item: Item) => ReactNode;
}

function People<Item>({
  list,
  noun,
  unit,
  count,
  empty,
  onCursorChange,
  children,
}: PeopleProps<Item>) {
  if (list.status !== 'ready')
    return (
      <NotReadyView
        state={list}
        noun={noun}
        skeleton={<RowsSkeleton hasTile />}
        empty={noContent(empty)}
      />
    );
  return (
    <Card isFlush aria-label={noun}>
      <ul className="ul-list">{list.items.map(children)}</ul>
      <div className="ul-referral__foot">
        <StepPager
          noun={unit}
          count={count(list.paging.total)}
          paging={list.paging}
          onChange={onCursorChange}
        />
      </div>
    </Card>
  );
}
