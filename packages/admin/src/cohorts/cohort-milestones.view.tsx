import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import { milestonePartsMessages } from '@uplink/kit/milestones';
import { Card } from '@uplink/ui/card';
import { type DataColumn, DataTable } from '@uplink/ui/data-table';
import { cohortsMessages } from './cohorts.messages.ts';
import type { CohortMilestone } from './cohorts.types.ts';

export interface CohortMilestonesProps {
  milestones: readonly CohortMilestone[];
}

/** The milestones of a cohort: when each is due, and how many learners are where. */
export function CohortMilestones({ milestones }: CohortMilestonesProps) {
  const messages = useMessages(cohortsMessages);
  const parts = useMessages(milestonePartsMessages);
  const formats = useFormats();
  return (
    <Card isFlush>
      <DataTable<CohortMilestone>
        label={messages.milestones}
        columns={columns(messages, parts, formats)}
        rows={milestones}
        rowKey={({ id }) => id}
        empty={<p className="ul-muted">{messages.noMilestones}</p>}
      />
    </Card>
  );
}

const columns = (
  messages: typeof cohortsMessages,
  { categories }: typeof milestonePartsMessages,
  formats: Formats,
): DataColumn<CohortMilestone>[] => [
  {
    id: 'title',
    label: messages.milestone,
    isRowHeader: true,
    render: ({ title, category }) => (
      <>
        {title}
        <span className="ul-cap ul-muted ul-cohort__change">{categories[category]}</span>
      </>
    ),
  },
  { id: 'due', label: messages.dueDate, render: ({ dueDate }) => formats.date(dueDate) },
  { id: 'planned', label: messages.plan, render: ({ plannedDate }) => formats.date(plannedDate) },
  { id: 'open', label: messages.stillOpen, align: 'end', render: ({ open }) => open },
  { id: 'overdue', label: messages.overdue, align: 'end', render: ({ overdue }) => overdue },
  { id: 'closed', label: messages.settled, align: 'end', render: ({ closed }) => closed },
];
