'use client';
import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { mayAny } from '@uplink/api-client/domain';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import { meQuery, notReady, userMilestonesQuery, useUplink } from '@uplink/api-client/react';
import { milestonePartsMessages, statusKind } from '@uplink/kit/milestones';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { type DataColumn, DataTable } from '@uplink/ui/data-table';
import { Link } from '@uplink/ui/link';
import { Skeleton } from '@uplink/ui/skeleton';
import { Status } from '@uplink/ui/status';
import type { OfUserProps } from './user.types.ts';
import { userStatsMessages } from './user-stats.messages.ts';
import './people.css';

export interface UserMilestonesProps extends OfUserProps {
  /** Where the milestones of a cohort are decided on. */
  cohortHref: (cohortId: number) => string;
}

/** Every milestone of a person with its state, for those who decide on them. */
export function UserMilestones(props: UserMilestonesProps) {
  const me = useQuery(meQuery(useUplink())).data;
  return mayAny(me, 'overseeMilestones') ? <Milestones {...props} /> : null;
}

function Milestones({ userId, cohortHref }: UserMilestonesProps) {
  const messages = useMessages(userStatsMessages);
  const parts = useMessages(milestonePartsMessages);
  const formats = useFormats();
  const query = useHeldQuery(userMilestonesQuery(useUplink(), userId));
  if (query.data?.length === 0)
    return (
      <Card title={messages.noMilestones}>
        <p className="ul-muted">{messages.noMilestonesText}</p>
      </Card>
    );
  return (
    <Card title={messages.milestones} isFlush>
      {query.data ? (
        <DataTable
          label={messages.milestones}
          density="compact"
          columns={columns(cohortHref, messages, parts, formats)}
          rows={query.data}
          rowKey={({ id }) => id}
        />
      ) : (
        <div className="ul-card__body">
          <NotReadyView
            state={notReady(query)}
            noun={messages.milestones}
            skeleton={<Skeleton height={240} />}
          />
        </div>
      )}
    </Card>
  );
}

const columns = (
  cohortHref: UserMilestonesProps['cohortHref'],
  messages: typeof userStatsMessages,
  { categories, statuses }: typeof milestonePartsMessages,
  formats: Formats,
): DataColumn<Schema<'MyMilestone'>>[] => [
  {
    id: 'milestone',
    label: messages.milestone,
    isRowHeader: true,
    render: ({ title, category }) => (
      <span>
        {title}
        <span className="ul-people__under ul-cap ul-muted">{categories[category]}</span>
      </span>
    ),
  },
  {
    id: 'cohort',
    label: messages.cohort,
    render: ({ cohort, product }) => (
      <span>
        <Link href={cohortHref(cohort.id)}>{cohort.name}</Link>
        <span className="ul-people__under ul-cap ul-muted">{product.name}</span>
      </span>
    ),
  },
  {
    id: 'due',
    label: messages.due,
    render: ({ dueDate }) => <time dateTime={dueDate}>{formats.date(dueDate)}</time>,
  },
  {
    id: 'status',
    label: messages.status,
    render: ({ status }) => (
      <Status kind={statusKind(status)} isBare>
        {statuses[status]}
      </Status>
    ),
  },
];
