'use client';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { formatDate } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { cohortQuery, meQuery, notReady, useUplink } from '@uplink/api-client/react';
import type { ListSearchProps } from '@uplink/kit/lists';
import { NotReadyView, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { Button, LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Icon } from '@uplink/ui/icon';
import { Status } from '@uplink/ui/status';
import { Switch } from '@uplink/ui/switch';
import { Tabs } from '@uplink/ui/tabs';
import { CalendarClock, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AssignLearners } from './assign-learners.tsx';
import { useCohortCalls } from './cohort-calls.controller.ts';
import { CohortLearners } from './cohort-learners.tsx';
import { CohortMatrix } from './cohort-matrix.tsx';
import { CohortMilestones } from './cohort-milestones.view.tsx';
import { cohortsMessages } from './cohorts.messages.ts';
import type { CohortSearch } from './cohorts.types.ts';
import { DueDates } from './due-dates.tsx';
import './cohorts.css';

export interface CohortPageProps extends ListSearchProps<CohortSearch> {
  /** The cohort. */
  cohortId: number;
  /** Where the account of a learner is shown. */
  userHref: (userId: number) => string;
  /** Where the audit log of the cohort is. */
  logHref: string;
  /** Where authors edit the cohorts of a program. */
  editHref: (programId: number) => string;
  /** The dialog that lets learners start over, of the area that has it. */
  resetProgress: (userIds: number[], onClose: () => void) => ReactNode;
}

/** A cohort: its state, and each learner with each milestone. */
export function CohortPage({ cohortId, editHref, ...props }: CohortPageProps) {
  const messages = useMessages(cohortsMessages);
  const query = useHeldQuery(cohortQuery(useUplink(), cohortId));
  if (!query.data)
    return (
      <NotReadyView
        isPage
        state={notReady(query)}
        noun={messages.one}
        backHref="/admin/cohorts"
        skeleton={<PageSkeleton heights={[160, 420]} />}
      />
    );
  const detail = query.data;
  return (
    <div className="ul-stack ul-gap-24">
      <Head detail={detail} editHref={editHref(detail.cohort.product.id)} />
      <Facts detail={detail} />
      {detail.mayPlace ? (
        <Parts detail={detail} {...props} />
      ) : (
        <CohortMilestones milestones={detail.milestones} />
      )}
    </div>
  );
}

interface PartsProps
  extends Pick<CohortPageProps, 'userHref' | 'logHref' | 'search' | 'resetProgress'> {
  detail: Schema<'CohortDetail'>;
  onSearchChange: CohortPageProps['onSearchChange'];
}

function Parts({ detail, search, onSearchChange, userHref, ...matrix }: PartsProps) {
  const messages = useMessages(cohortsMessages);
  const { tab = 'progress', ...learners } = search;
  const { cohort, milestones } = detail;
  return (
    <Tabs
      aria-label={messages.parts}
      value={tab}
      onChange={(id) => onSearchChange(id === 'progress' ? {} : { tab: id })}
      items={[
        {
          id: 'progress',
          label: messages.progress,
          children: (
            <CohortMatrix
              detail={detail}
              search={learners}
              onSearchChange={onSearchChange}
              {...matrix}
            />
          ),
        },
        {
          id: 'learners',
          label: messages.learners,
          count: cohort.learnerCount,
          children: (
            <CohortLearners
              cohortId={cohort.id}
              search={learners}
              onSearchChange={(next) => onSearchChange({ ...next, tab: 'learners' })}
              userHref={userHref}
            />
          ),
        },
        {
          id: 'milestones',
          label: messages.milestones,
          count: milestones.length,
          children: <CohortMilestones milestones={milestones} />,
        },
      ]}
    />
  );
}

function Head({ detail, editHref }: { detail: Schema<'CohortDetail'>; editHref: string }) {
  const messages = useMessages(cohortsMessages);
  const [open, setOpen] = useState<'assign' | 'dueDates'>();
  const { cohort, mayPlace } = detail;
  const me = useQuery(meQuery(useUplink()));
  const close = () => setOpen(undefined);
  return (
    <div className="ul-cohort__head">
      <div className="ul-cohort__title">
        <div className="ul-cluster">
          <h1 className="ul-h1" tabIndex={-1}>
            {cohort.name}
          </h1>
          <Status kind={cohort.isOpen ? 'ok' : 'down'}>
            {cohort.isOpen ? messages.open : messages.closed}
          </Status>
        </div>
        <p className="ul-muted">{messages.cohortOf(cohort.product.name)}</p>
      </div>
      {mayPlace && (
        <div className="ul-cluster">
          {me.data?.roles.includes('mentor') && (
            <LinkButton variant="quiet" href={editHref}>
              {messages.edit}
            </LinkButton>
          )}
          <Button icon={<Icon as={CalendarClock} size={16} />} onPress={() => setOpen('dueDates')}>
            {messages.dueDates}
          </Button>
          <Button
            variant="primary"
            icon={<Icon as={UserPlus} size={16} />}
            onPress={() => setOpen('assign')}
          >
            {messages.assign}
          </Button>
        </div>
      )}
      {open === 'assign' && <AssignLearners cohort={cohort} onClose={close} />}
      {open === 'dueDates' && <DueDates detail={detail} onClose={close} />}
    </div>
  );
}

function Facts({
  detail: { cohort, onTime, version, mayPlace },
}: {
  detail: Schema<'CohortDetail'>;
}) {
  const messages = useMessages(cohortsMessages);
  const calls = useCohortCalls(cohort.id);
  const opening = useMutation({ mutationFn: (isOpen: boolean) => calls.open(isOpen, version) });
  const facts = [
    [messages.starts, formatDate(cohort.startDate)],
    [messages.ends, formatDate(cohort.endDate)],
    [messages.learners, messages.seats(cohort.learnerCount, cohort.seats)],
    [messages.onTime, onTime],
    [messages.toReview, cohort.toReview],
    [messages.overdue, cohort.overdue],
  ] as const;
  return (
    <Card>
      <div className="ul-cohort__summary">
        <dl className="ul-cohort__facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="ul-cap ul-muted">{label}</dt>
              <dd className="ul-strong">{value}</dd>
            </div>
          ))}
        </dl>
        {mayPlace && (
          <Switch
            isSelected={opening.isPending ? opening.variables : cohort.isOpen}
            isDisabled={opening.isPending}
            onChange={(isOpen) => opening.mutate(isOpen)}
          >
            {messages.openCohort}
          </Switch>
        )}
      </div>
      {opening.error && (
        <p className="ul-small ul-fault" role="alert">
          {opening.error.message}
        </p>
      )}
    </Card>
  );
}
