'use client';
import type { Schema } from '@uplink/api-client';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import { contestsQuery, notReady, useUplink } from '@uplink/api-client/react';
import { NotReadyView, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { Status } from '@uplink/ui/status';
import { referralMessages } from './referral.messages.ts';
import type { OfProgramProps } from './referral.types.ts';
import './referral.css';

type Contest = Schema<'Contest'>;

/** The contest that is on or planned, with its dates and time zone, and those before. */
export function ContestCard({ program }: OfProgramProps) {
  const messages = useMessages(referralMessages);
  const formats = useFormats();
  const query = useHeldQuery(contestsQuery(useUplink(), program));
  if (!query.data)
    return (
      <NotReadyView
        state={notReady(query)}
        noun={messages.contest}
        skeleton={<PageSkeleton heights={[140]} />}
      />
    );
  const [current, ...earlier] = query.data;
  return (
    <>
      {current ? (
        <Announcement contest={current} now={new Date()} />
      ) : (
        <Card title={messages.noContest}>
          <p className="ul-muted">{messages.noContestText}</p>
        </Card>
      )}
      {earlier.length > 0 && (
        <Card title={messages.earlier} isFlush>
          <ul className="ul-list">
            {earlier.map(({ id, name, startsAt, endsAt }) => (
              <li key={id} className="ul-listrow">
                <span className="ul-grow">{name}</span>
                <span className="ul-small ul-muted">
                  {datesOf(startsAt, endsAt, messages, formats)}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Announcement({ contest, now }: { contest: Contest; now: Date }) {
  const messages = useMessages(referralMessages);
  const formats = useFormats();
  const { name, announcement, state, startsAt, endsAt } = contest;
  const days = Math.ceil((new Date(endsAt).getTime() - now.getTime()) / 86_400_000);
  return (
    <section className="ul-contest" aria-label={name}>
      <p className="ul-small ul-mono">
        {state === 'open' ? messages.daysLeft(days) : messages.contest}
      </p>
      <h2 className="ul-h2">{name}</h2>
      <p className="ul-referral__words">{announcement}</p>
      <p className="ul-small">{datesOf(startsAt, endsAt, messages, formats)}</p>
      {state !== 'open' && (
        <Status kind={state === 'over' ? 'down' : 'pending'}>
          {messages.contestStates[state]}
        </Status>
      )}
    </section>
  );
}

/** The last day counts whole: it ends at midnight, in UTC. */
function datesOf(
  startsAt: string,
  endsAt: string,
  messages: typeof referralMessages,
  formats: Formats,
): string {
  const last = new Date(new Date(endsAt).getTime() - 1).toISOString();
  return messages.contestDates(formats.date(startsAt), formats.date(last));
}
