import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { type DataColumn, DataTable } from '@uplink/ui/data-table';
import { Disclosure } from '@uplink/ui/disclosure';
import { lazyView } from '@uplink/ui/lazy-part';
import { Link } from '@uplink/ui/link';
import { Skeleton } from '@uplink/ui/skeleton';
import { figuresMessages } from './figures.messages.ts';
import { changeOf, readingsOf, shownValue } from './figures.rules.ts';
import type { Figure, FigureKind, Reading, Step } from './figures.types.ts';

/** The library of charts comes when a figure is drawn. */
const FigureChart = lazyView(
  async () => (await import('./figure-chart.view.tsx')).FigureChart,
  () => <Skeleton height={160} />,
);

export interface FigureCardProps {
  figure: Figure;
  range: Pick<Schema<'StaffFigures'>, 'since' | 'until' | 'step'> & { days: number };
}

/** A figure over some days: its sum, what it was before, its course, and the same as a table. */
export function FigureCard({ figure, range }: FigureCardProps) {
  const messages = useMessages(figuresMessages);
  const formats = useAllFormats();
  const name = messages.name(figure.kind, figure.currency);
  const change = changeOf(figure);
  const readings = readingsOf(figure, range.since, formats);
  return (
    <Card isFlush>
      <div className="ul-card__body">
        <h3 className="ul-h3">
          <Link href={listOf[figure.kind](range)}>{name}</Link>
        </h3>
        <p>
          <b className="ul-h2 ul-num">{shownValue(figure.total, figure.currency, formats)}</b>{' '}
          {change && <span className="ul-small ul-num">{change}</span>}
        </p>
        <p className="ul-small ul-muted">
          {messages.before(range.days, shownValue(figure.before, figure.currency, formats))}
        </p>
        <FigureChart readings={readings} />
      </div>
      <Disclosure title={messages.table(name)} level={4}>
        <DataTable
          label={messages.table(name)}
          columns={columnsFor(range.step, messages)}
          rows={readings}
          rowKey={({ start }) => start}
          density="compact"
          narrow="scroll"
          isHeadSticky={false}
        />
      </Disclosure>
    </Card>
  );
}

type Days = Pick<FigureCardProps['range'], 'since' | 'until'>;

const entries =
  (of: string) =>
  ({ since, until }: Days) =>
    `/admin/entries?of=${of}&since=${since}&until=${until}`;

const listOf: Record<FigureKind, (days: Days) => string> = {
  signUps: ({ since, until }) => `/admin/users?sort=-signUpDate&since=${since}&until=${until}`,
  purchases: entries('purchases'),
  income: entries('payments'),
  refunded: entries('refunds'),
};

const columnsFor = (step: Step, messages: typeof figuresMessages): DataColumn<Reading>[] => [
  { id: 'start', label: messages.columns[step], isRowHeader: true, render: ({ day }) => day },
  { id: 'value', label: messages.columns.value, align: 'end', render: ({ shown }) => shown },
];
