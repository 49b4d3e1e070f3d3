import { MilestoneStatus } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { ListFrame } from '@uplink/kit/lists';
import type { DataColumn } from '@uplink/ui/data-table';
import { Link } from '@uplink/ui/link';
import { type LearnerRow, useCohortLearners } from './cohort-learners.controller.ts';
import { cohortsMessages } from './cohorts.messages.ts';
import type { CohortLearnersSearch, Learner } from './cohorts.types.ts';

export interface CohortLearnersProps {
  cohortId: number;
  search: CohortLearnersSearch;
  onSearchChange: (search: CohortLearnersSearch) => void;
  /** Where the account of a learner is shown. */
  userHref: (userId: number) => string;
}

/** The learners of a cohort, each with how far and how late they are. */
export function CohortLearners({ cohortId, search, userHref, ...props }: CohortLearnersProps) {
  const messages = useMessages(cohortsMessages);
  const list = useCohortLearners(cohortId, search);
  return (
    <ListFrame<LearnerRow, CohortLearnersSearch>
      state={list}
      columns={columns(userHref, messages)}
      search={search}
      onSearchChange={props.onSearchChange}
      noun={messages.learners}
      unit={messages.learnerCount}
      empty={{ title: messages.noLearners, text: messages.noLearnersText }}
    />
  );
}

const countOf = ({ milestones }: Learner, status: MilestoneStatus) =>
  milestones.filter((one) => one.status === status).length;

const columns = (
  userHref: (userId: number) => string,
  messages: typeof cohortsMessages,
): DataColumn<LearnerRow>[] => [
  {
    id: 'learner',
    label: messages.learner,
    isRowHeader: true,
    render: ({ user }) => <Link href={userHref(user.id)}>{user.name}</Link>,
  },
  {
    id: 'complete',
    label: messages.done,
    align: 'end',
    render: ({ completeCount, milestones }) => messages.complete(completeCount, milestones.length),
  },
  {
    id: 'toReview',
    label: messages.toReview,
    align: 'end',
    render: (learner) => countOf(learner, MilestoneStatus.readyForReview),
  },
  {
    id: 'overdue',
    label: messages.overdue,
    align: 'end',
    render: (learner) => countOf(learner, MilestoneStatus.overdue),
  },
];
