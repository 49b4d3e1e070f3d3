import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { ListFrame, type ListSearchProps } from '@uplink/kit/lists';
import { milestonePartsMessages } from '@uplink/kit/milestones';
import { Button } from '@uplink/ui/button';
import type { RowKey } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { CalendarRange, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CohortChanges } from './cohort-changes.tsx';
import { type LearnerRow, useCohortLearners } from './cohort-learners.controller.ts';
import { cohortsMessages } from './cohorts.messages.ts';
import type { CohortLearnersSearch, Learner } from './cohorts.types.ts';
import { DueDates } from './due-dates.tsx';
import { matrixColumns } from './matrix-columns.tsx';
import { MatrixFilter } from './matrix-filter.tsx';
import { MilestonePanel } from './milestone-panel.tsx';
import { MoveLearners } from './move-learners.tsx';
import { SetStatus } from './set-status.tsx';
import { Legend } from './status-mark.tsx';

export interface CohortMatrixProps extends ListSearchProps<CohortLearnersSearch> {
  detail: Schema<'CohortDetail'>;
  /** Where everything that was done with it is. */
  logHref: string;
  resetProgress: (userIds: number[], onClose: () => void) => ReactNode;
}

interface Open {
  part: 'status' | 'move' | 'dueDates' | 'reset';
  learners: readonly Learner[];
  milestoneId?: number;
}

/** Learners by milestones: a page of people, to look at and to decide on. */
export function CohortMatrix(props: CohortMatrixProps) {
  const { detail, search, onSearchChange, logHref, resetProgress } = props;
  const messages = useMessages(cohortsMessages);
  const parts = useMessages(milestonePartsMessages);
  const formats = useFormats();
  const { cohort, milestones } = detail;
  const list = useCohortLearners(cohort.id, search);
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set());
  const [open, setOpen] = useState<Open>();
  const [columnId, setColumnId] = useState<number>();
  const column = milestones.find(({ id }) => id === columnId);
  const rows = list.status === 'ready' ? list.items : [];
  const chosen = rows.filter(({ id }) => keys.has(id));
  const close = () => setOpen(undefined);
  const columns = matrixColumns(
    milestones,
    {
      openColumn: columnId,
      onColumnOpen: (id) => setColumnId(id === columnId ? undefined : id),
      onOpen: (learner, milestoneId) =>
        setOpen({ part: 'status', learners: [learner], milestoneId }),
    },
    { messages, parts },
    formats,
  );
  const actions = (
    <ChosenActions
      hasOne={chosen.length === 1}
      onOpen={(part) => setOpen({ part, learners: chosen })}
    />
  );
  return (
    <div className="ul-cohort__work">
      <ListFrame<LearnerRow, CohortLearnersSearch>
        state={list}
        columns={columns}
        search={search}
        onSearchChange={onSearchChange}
        noun={messages.progress}
        unit={messages.learnerCount}
        empty={{ title: messages.noLearners, text: messages.noLearnersText }}
        head={
          <MatrixFilter
            search={search}
            onSearchChange={onSearchChange}
            count={list.status === 'ready' ? messages.shown(rows.length, list.paging.total) : ''}
          />
        }
        table={{ isMatrix: true, selection: { keys, onChange: setKeys, actions } }}
      >
        <Legend />
        {open?.part === 'status' && <SetStatus {...open} detail={detail} onClose={close} />}
        {open?.part === 'move' && <MoveLearners {...open} cohort={cohort} onClose={close} />}
        {open?.part === 'reset' &&
          resetProgress(
            open.learners.map(({ user }) => user.id),
            close,
          )}
        {open?.part === 'dueDates' && (
          <DueDates detail={detail} learner={open.learners[0]} onClose={close} />
        )}
      </ListFrame>
      <div className="ul-stack ul-gap-24">
        {column && (
          <MilestonePanel
            key={column.id}
            detail={detail}
            milestone={column}
            onClose={() => setColumnId(undefined)}
          />
        )}
        <CohortChanges cohortId={cohort.id} logHref={logHref} />
      </div>
    </div>
  );
}

interface ChosenActionsProps {
  /** Whether it is one learner alone. */
  hasOne: boolean;
  onOpen: (part: Open['part']) => void;
}

/** What can be done with the chosen learners. */
function ChosenActions({ hasOne, onOpen }: ChosenActionsProps) {
  const messages = useMessages(cohortsMessages);
  return (
    <>
      <Button size="sm" onPress={() => onOpen('status')}>
        {messages.setStatus}
      </Button>
      <Button size="sm" icon={<Icon as={CalendarRange} size={16} />} onPress={() => onOpen('move')}>
        {messages.moveTo}
      </Button>
      <Button
        size="sm"
        variant="danger-quiet"
        icon={<Icon as={RotateCcw} size={16} />}
        onPress={() => onOpen('reset')}
      >
        {messages.resetProgress}
      </Button>
      {hasOne && (
        <Button size="sm" onPress={() => onOpen('dueDates')}>
          {messages.moveOwn}
        </Button>
      )}
    </>
  );
}
