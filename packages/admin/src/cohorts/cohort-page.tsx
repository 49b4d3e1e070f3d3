'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { cohortQuery, notReady, useUplink } from '@uplink/api-client/react';
import type { ListSearchProps } from '@uplink/kit/lists';
import { NotReadyView, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { Link } from '@uplink/ui/link';
import { Tabs } from '@uplink/ui/tabs';
import type { ReactNode } from 'react';
import { CohortFacts } from './cohort-facts.tsx';
import { CohortHead } from './cohort-head.tsx';
import { CohortLearners } from './cohort-learners.tsx';
import { CohortMatrix } from './cohort-matrix.tsx';
import { CohortMilestones } from './cohort-milestones.view.tsx';
import { useCohortRights } from './cohort-rights.controller.ts';
import { cohortsMessages } from './cohorts.messages.ts';
import type { AuthoredPart, CohortSearch } from './cohorts.types.ts';
import './cohorts.css';

export interface CohortPageProps extends ListSearchProps<CohortSearch> {
  /** The cohort. */
  cohortId: number;
  /** Where the account of a learner is shown. */
  userHref: (userId: number) => string;
  /** Where the audit log of the cohort is. */
  logHref: string;
  /** Where authors edit the milestones of a program. */
  editHref: (programId: number) => string;
  /** What is set in the cohort, of the area that has it: by staff of all cohorts, or by authors of its program. */
  authored: (
    part: AuthoredPart,
    cohort: Schema<'ManagedCohort'>,
    { isManager }: { isManager: boolean },
  ) => ReactNode;
  /** The dialog that lets learners start over, of the area that has it. */
  resetProgress: (userIds: number[], onClose: () => void) => ReactNode;
}

/** A cohort: its state, each learner with each milestone, and what is set in it. */
export function CohortPage({ cohortId, ...props }: CohortPageProps) {
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
      <CohortHead detail={detail} hasPrimary={!isAuthoredPart(props.search.tab)} />
      {detail.mayPlace ? (
        <Parts detail={detail} {...props} />
      ) : (
        <>
          <CohortFacts detail={detail} />
          <CohortMilestones milestones={detail.milestones} />
        </>
      )}
    </div>
  );
}

const authoredParts = ['lessons', 'settings'] as const satisfies readonly AuthoredPart[];
const isAuthoredPart = (tab: string | undefined) => authoredParts.some((part) => part === tab);

interface PartsProps extends Omit<CohortPageProps, 'cohortId'> {
  detail: Schema<'CohortDetail'>;
}

function Parts({ detail, search, onSearchChange, userHref, editHref, ...props }: PartsProps) {
  const messages = useMessages(cohortsMessages);
  const { authored, ...matrix } = props;
  const { tab = 'progress', ...learners } = search;
  const { cohort, milestones } = detail;
  const { isManager, isAuthor } = useCohortRights(cohort.product.id);
  const maySet = isManager || isAuthor;
  return (
    <Tabs
      aria-label={messages.parts}
      value={isAuthoredPart(tab) && !maySet ? 'progress' : tab}
      onChange={(id) => onSearchChange(id === 'progress' ? {} : { tab: id })}
      items={[
        {
          id: 'progress',
          label: messages.progress,
          children: (
            <div className="ul-stack ul-gap-16">
              <CohortFacts detail={detail} />
              <CohortMatrix
                detail={detail}
                search={learners}
                onSearchChange={onSearchChange}
                {...matrix}
              />
            </div>
          ),
        },
        {
          id: 'learners',
          label: messages.learners,
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
          children: (
            <div className="ul-stack">
              {isAuthor && (
                <p>
                  <Link href={editHref(cohort.product.id)}>{messages.editMilestones}</Link>
                </p>
              )}
              <CohortMilestones milestones={milestones} />
            </div>
          ),
        },
        ...(maySet
          ? authoredParts.map((id) => ({
              id,
              label: messages[id],
              children: authored(id, cohort, { isManager }),
            }))
          : []),
      ]}
    />
  );
}
