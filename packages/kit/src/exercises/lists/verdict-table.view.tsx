import { useMessages } from '@uplink/api-client/messages';
import type { FlowRow, Grade } from '@uplink/net/exercise';
import { Card } from '@uplink/ui/card';
import { Status } from '@uplink/ui/status';
import { exerciseMessages } from '../exercise.messages.ts';
import { listMessages } from './list.messages.ts';
import { rowsOf } from './list.rules.ts';

export interface VerdictTableProps {
  grade: Grade;
  /** Whether it is about what is typed now. */
  isCurrent: boolean;
}

/** What the list does with each set of packets that the goals name. */
export function VerdictTable({ grade, isCurrent }: VerdictTableProps) {
  const messages = useMessages(listMessages);
  const { changed } = useMessages(exerciseMessages);
  const rows = rowsOf(grade);
  if (rows.length === 0) return null;
  const { columns } = messages;
  const same = rows.filter(({ wanted, given }) => wanted === given).length;
  return (
    <Card
      className="ul-exercise__verdict"
      title={messages.verdict}
      isFlush
      aside={
        <span className="ul-small ul-muted ul-num">
          {isCurrent ? messages.asWanted(same, rows.length) : changed}
        </span>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls needs the keyboard */}
      <section className="ul-exercise__scroll" aria-label={messages.verdict} tabIndex={0}>
        <table className="ul-exercise__table">
          <thead>
            <tr>
              <th scope="col">{columns.packets}</th>
              <th scope="col">{columns.wanted}</th>
              <th scope="col">{columns.given}</th>
              <th scope="col" className="ul-hide-mobile">
                {columns.line}
              </th>
              <th scope="col">{columns.result}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.label} {...row} />
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

function Row({ label, wanted, given, line }: FlowRow) {
  const messages = useMessages(listMessages);
  const result = given === 'undecided' ? 'undecided' : given === wanted ? 'same' : 'other';
  return (
    <tr data-result={result}>
      <th scope="row">{label}</th>
      <td className="ul-mono">{wanted}</td>
      <td className={result === 'other' ? 'ul-mono ul-fault' : 'ul-mono'}>
        {messages.given[given]}
      </td>
      <td className="ul-mono ul-num ul-hide-mobile">{line ?? '–'}</td>
      <td>
        <Status kind={result === 'same' ? 'ok' : result === 'other' ? 'fault' : 'pending'} isBare>
          {messages.result[result]}
        </Status>
      </td>
    </tr>
  );
}
