import type { Schema } from '@uplink/api-client';
import { formatDate } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { cohortLearnersQuery, useUplink } from '@uplink/api-client/react';
import { ChoiceFilter, type ListSearchProps, useListSearch } from '@uplink/kit/lists';
import { milestonePartsMessages } from '@uplink/kit/milestones';
import { useAskedText } from '@uplink/kit/search';
import { NotReadyView, noContent, pageState, useHeldQuery } from '@uplink/kit/states';
import { Avatar } from '@uplink/ui/avatar';
import { Button, IconButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { type DataColumn, DataTable, type RowKey } from '@uplink/ui/data-table';
import { StepPager } from '@uplink/ui/pagination';
import { SearchField } from '@uplink/ui/search-field';
import { type ReactNode, useState } from 'react';
import { CohortChanges } from './cohort-changes.tsx';
import { cohortsMessages } from './cohorts.messages.ts';
import type { Cell, CohortLearnersSearch, CohortMilestone, Learner } from './cohorts.types.ts';
import { DueDates } from './due-dates.tsx';
import { MilestonePanel } from './milestone-panel.tsx';
import { MoveLearners } from './move-learners.tsx';
import { SetStatus } from './set-status.tsx';
import { Legend, StatusMark } from './status-mark.tsx';

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
  const { cohort, milestones } = detail;
  const query = useHeldQuery(cohortLearnersQuery(useUplink(), cohort.id, search));
  const list = pageState(query);
  const rows = list.status === 'ready' ? list.items : [];
  const parts = useMessages(milestonePartsMessages);
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set());
  const [open, setOpen] = useState<Open>();
  const [columnId, setColumnId] = useState<number>();
  const column = milestones.find(({ id }) => id === columnId);
  const chosen = rows.filter(({ user }) => keys.has(user.id));
  const close = () => setOpen(undefined);
  return (
    <div className="ul-cohort__work">
      <Card isFlush aria-label={messages.progress}>
        <MatrixFilter search={search} onSearchChange={onSearchChange} />
        {list.status === 'ready' || list.status === 'loading' ? (
          <DataTable
            label={messages.progress}
            isMatrix
            columns={columnsFor(
              milestones,
              {
                openColumn: columnId,
                onColumnOpen: (id) => setColumnId(id === columnId ? undefined : id),
                onOpen: (learner, milestoneId) =>
                  setOpen({ part: 'status', learners: [learner], milestoneId }),
              },
              messages,
              parts,
            )}
            rows={rows}
            rowKey={({ user }) => user.id}
            isLoading={list.status === 'loading'}
            selection={{
              keys,
              onChange: setKeys,
              actions: (
                <>
                  <Button size="sm" onPress={() => setOpen({ part: 'status', learners: chosen })}>
                    {messages.setStatus}
                  </Button>
                  <Button size="sm" onPress={() => setOpen({ part: 'move', learners: chosen })}>
                    {messages.moveTo}
                  </Button>
                  <Button
                    size="sm"
                    variant="danger-quiet"
                    onPress={() => setOpen({ part: 'reset', learners: chosen })}
                  >
                    {messages.resetProgress}
                  </Button>
                  {chosen.length === 1 && (
                    <Button
                      size="sm"
                      onPress={() => setOpen({ part: 'dueDates', learners: chosen })}
                    >
                      {messages.moveOwn}
                    </Button>
                  )}
                </>
              ),
            }}
          />
        ) : (
          <NotReadyView
            state={list}
            noun={messages.learners}
            skeleton={null}
            empty={noContent({ title: messages.noLearners, text: messages.noLearnersText })}
          />
        )}
        <Legend />
        <Foot paging={query.data?.paging} search={search} onSearchChange={onSearchChange} />
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
      </Card>
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

type FilterProps = ListSearchProps<CohortLearnersSearch>;

function MatrixFilter({ search, onSearchChange }: FilterProps) {
  const messages = useMessages(cohortsMessages);
  const { filter } = useListSearch({ search, onSearchChange });
  const [typed, setTyped] = useAskedText(search.search ?? '', (words) => {
    const text = words.trim();
    filter({ search: text.length < 2 ? undefined : text });
  });
  return (
    <div className="ul-cohort__filter">
      <SearchField
        label={messages.findLearner}
        isLabelHidden
        placeholder={messages.findLearner}
        value={typed}
        onChange={setTyped}
      />
      <ChoiceFilter
        label={messages.show}
        all={messages.shows.all}
        options={shows.map((id) => ({ id, label: messages.shows[id] }))}
        value={search.show}
        onChange={(show) => filter({ show })}
      />
    </div>
  );
}

const shows = ['behind', 'toReview'] as const;

interface FootProps extends FilterProps {
  paging: Schema<'KeysetPaging'> | undefined;
}

function Foot({ paging, ...props }: FootProps) {
  const messages = useMessages(cohortsMessages);
  const { onCursorChange } = useListSearch(props);
  return (
    <div className="ul-cohort__foot">
      <StepPager
        noun={messages.learnerUnit}
        count={paging ? messages.learnerCount(paging.total) : ''}
        paging={paging}
        onChange={onCursorChange}
      />
    </div>
  );
}

interface Opening {
  openColumn: number | undefined;
  onColumnOpen: (milestoneId: number) => void;
  onOpen: (learner: Learner, milestoneId: number) => void;
}

const columnsFor = (
  milestones: readonly CohortMilestone[],
  { openColumn, onColumnOpen, onOpen }: Opening,
  messages: typeof cohortsMessages,
  { categories }: typeof milestonePartsMessages,
): DataColumn<Learner>[] => [
  {
    id: 'learner',
    label: messages.learner,
    isRowHeader: true,
    width: '240px',
    render: ({ user, completeCount }) => (
      <span className="ul-cohort__person">
        <Avatar name={user.name} image={user.avatar} size="sm" isDecorative />
        <span className="ul-cohort__name">{user.name}</span>
        <span className="ul-mono ul-muted">
          {messages.complete(completeCount, milestones.length)}
        </span>
      </span>
    ),
  },
  ...milestones.map(
    ({ id, title, category, dueDate }): DataColumn<Learner> => ({
      id: String(id),
      label: title,
      group: categories[category],
      opens: {
        isOpen: id === openColumn,
        onPress: () => onColumnOpen(id),
      },
      detail: formatDate(dueDate),
      align: 'center',
      render(learner) {
        const cell = learner.milestones.find((one) => one.id === id);
        return cell && <CellButton learner={learner} cell={cell} title={title} onOpen={onOpen} />;
      },
    }),
  ),
];

interface CellButtonProps {
  learner: Learner;
  cell: Cell;
  title: string;
  onOpen: (learner: Learner, milestoneId: number) => void;
}

const CellButton = ({ learner, cell, title, onOpen }: CellButtonProps) => {
  const messages = useMessages(cohortsMessages);
  const { statuses } = useMessages(milestonePartsMessages);
  return (
    <IconButton
      size="sm"
      variant="quiet"
      aria-label={messages.cell(learner.user.name, title, statuses[cell.status])}
      icon={<StatusMark status={cell.status} />}
      onPress={() => onOpen(learner, cell.id)}
    />
  );
};
