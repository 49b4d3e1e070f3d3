import { type Formats, useMessages } from '@uplink/api-client/messages';
import { milestonePartsMessages } from '@uplink/kit/milestones';
import { Avatar } from '@uplink/ui/avatar';
import { IconButton } from '@uplink/ui/button';
import type { DataColumn } from '@uplink/ui/data-table';
import type { LearnerRow } from './cohort-learners.controller.ts';
import { cohortsMessages } from './cohorts.messages.ts';
import type { Cell, CohortMilestone, Learner } from './cohorts.types.ts';
import { StatusMark } from './status-mark.tsx';

export interface Opening {
  /** The milestone whose panel is open. */
  openColumn: number | undefined;
  onColumnOpen: (milestoneId: number) => void;
  /** Told which cell was pressed. */
  onOpen: (learner: Learner, milestoneId: number) => void;
}

interface MatrixWords {
  messages: typeof cohortsMessages;
  parts: typeof milestonePartsMessages;
}

/** Who it is, then a column for each milestone; its heading opens it. */
export const matrixColumns = (
  milestones: readonly CohortMilestone[],
  { openColumn, onColumnOpen, onOpen }: Opening,
  { messages, parts }: MatrixWords,
  formats: Formats,
): DataColumn<LearnerRow>[] => [
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
    ({ id, title, category, dueDate }): DataColumn<LearnerRow> => ({
      id: String(id),
      label: title,
      group: parts.categories[category],
      opens: {
        isOpen: id === openColumn,
        onPress: () => onColumnOpen(id),
      },
      detail: formats.date(dueDate),
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
  const { statuses } = useMessages(milestonePartsMessages);
  const messages = useMessages(cohortsMessages);
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
