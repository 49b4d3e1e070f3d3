import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Note } from '@uplink/kit/states';
import { filesMessages } from './files.messages.ts';
import './files.css';

type Report = Schema<'ProductImport'>;

export interface ImportReportProps {
  report: Report;
}

/** What an import would do, or what keeps it from being made. */
export function ImportReport({ report }: ImportReportProps) {
  return report.state === 'faulty' ? <Faults report={report} /> : <Changes report={report} />;
}

function Faults({ report: { faults } }: ImportReportProps) {
  const messages = useMessages(filesMessages);
  return (
    <div className="ul-stack ul-gap-12">
      <Note kind="fault" role="alert">
        {messages.faults(faults.length)}
      </Note>
      <ul className="ul-files">
        {faults.map(({ file, line, message }) => (
          <li key={`${file}:${line}:${message}`}>
            <code>
              {file || messages.archive}
              {line !== null && `, ${messages.line(line)}`}
            </code>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Changes({ report }: ImportReportProps) {
  const messages = useMessages(filesMessages);
  const { name, moduleId, counts, changes, learnerCount } = report;
  const total = counts.new + counts.changed + counts.removed;
  if (total === 0) return <Note kind="info">{messages.nothing}</Note>;
  const product = name ?? '';
  return (
    <div className="ul-stack ul-gap-12">
      <p className="ul-medium">
        {moduleId === null ? messages.creates(product) : messages.changes(product, learnerCount)}
      </p>
      <p className="ul-muted">{messages.counts(counts)}</p>
      <ul className="ul-files">
        {changes.map(({ file, kind, name: lesson }) => (
          <li key={file}>
            <code>{file}</code>
            <span>
              {messages.kinds[kind]}
              {lesson && `: ${lesson}`}
            </span>
          </li>
        ))}
        {total > changes.length && <li>{messages.more(total - changes.length)}</li>}
      </ul>
    </div>
  );
}
