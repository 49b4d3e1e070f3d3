import type { Schema } from '@uplink/api-client';
import { type AllFormats, useAllFormats, useMessages } from '@uplink/api-client/messages';
import { RowsSkeleton } from '@uplink/kit/lists';
import { NotReadyView, noContent, type PageState } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { type DataColumn, DataTable } from '@uplink/ui/data-table';
import { StepPager } from '@uplink/ui/pagination';
import { adminReferralMessages } from './referral.messages.ts';
import './referral.css';

type Activity = Schema<'RewardActivity'>;
/** Of a person's own log it is known whose it is. */
export type LogEntry = Activity | Schema<'StaffRewardActivity'>;

export interface RewardLogProps {
  state: PageState<LogEntry, Schema<'KeysetPaging'>>;
  onCursorChange: (cursor: string) => void;
}

/** What links did and what became of rewards, newest first. */
export function RewardLog({ state, onCursorChange }: RewardLogProps) {
  const messages = useMessages(adminReferralMessages);
  const formats = useAllFormats();
  return (
    <Card title={messages.log} isFlush>
      {state.status === 'ready' ? (
        <>
          <DataTable
            label={messages.log}
            columns={
              state.items.some((entry) => 'user' in entry)
                ? columnsFor(messages, formats)
                : columnsFor(messages, formats).filter(({ id }) => id !== 'person')
            }
            rows={state.items}
            rowKey={(entry) => activityOf(entry).id}
            density="compact"
          />
          <div className="ul-program__foot">
            <StepPager
              noun={messages.logUnit}
              count={messages.entries(state.paging.total)}
              paging={state.paging}
              onChange={onCursorChange}
            />
          </div>
        </>
      ) : (
        <NotReadyView
          state={state}
          noun={messages.log}
          skeleton={<RowsSkeleton />}
          empty={noContent({ title: messages.noLog, text: messages.noLogText })}
        />
      )}
    </Card>
  );
}

const activityOf = (entry: LogEntry): Activity => ('activity' in entry ? entry.activity : entry);

function wordsOf(
  { kind, count, person, product }: Activity,
  messages: typeof adminReferralMessages,
): string {
  const times = count > 1 ? messages.times(count) : undefined;
  return [messages.kinds[kind], person, product, times].filter(Boolean).join(', ');
}

function amountOf({ amount, currency }: Activity, formats: AllFormats): string {
  if (amount === null || amount === 0) return '';
  const money = formats.money({ amount: Math.abs(amount), currency });
  return amount < 0 ? `−${money}` : money;
}

const columnsFor = (
  messages: typeof adminReferralMessages,
  formats: AllFormats,
): DataColumn<LogEntry>[] => [
  {
    id: 'what',
    label: messages.columns.what,
    isRowHeader: true,
    render: (entry) => (
      <span className="ul-program__words">{wordsOf(activityOf(entry), messages)}</span>
    ),
  },
  {
    id: 'person',
    label: messages.columns.person,
    render: (entry) => ('user' in entry ? entry.user.name : ''),
  },
  {
    id: 'date',
    label: messages.columns.date,
    render: (entry) => formats.date(activityOf(entry).date),
  },
  {
    id: 'amount',
    label: messages.columns.amount,
    align: 'end',
    render: (entry) => <span className="ul-mono">{amountOf(activityOf(entry), formats)}</span>,
  },
];
