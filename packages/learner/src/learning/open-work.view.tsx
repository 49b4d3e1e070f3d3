import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { SubmissionStatusBadge } from '@uplink/kit/work';
import { Card } from '@uplink/ui/card';
import { Link } from '@uplink/ui/link';
import { State } from '@uplink/ui/states';
import { CircleCheck, FileCheck, ListChecks } from 'lucide-react';
import { dashboardMessages } from './dashboard.messages.ts';
import { workHref } from './dashboard.rules.ts';
import './dashboard.css';

export interface OpenWorkProps {
  work: readonly Schema<'OpenWork'>[];
}

/** What is not closed yet, the most urgent first. */
export function OpenWork({ work }: OpenWorkProps) {
  const messages = useMessages(dashboardMessages);
  const now = new Date();
  return (
    <Card
      isFlush
      title={messages.openWork}
      aside={
        <Link className="ul-small ul-lone-link" href="/homeworks">
          {messages.allHomeworks}
        </Link>
      }
    >
      {work.length === 0 ? (
        <State
          art={<CircleCheck className="ul-icon" size={24} aria-hidden />}
          title={messages.nothingWaits}
        >
          {messages.nothingWaitsText}
        </State>
      ) : (
        <ul className="ul-list">
          {work.map((item) => (
            <li key={`${item.kind}-${item.id}`}>
              <Item item={item} now={now} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Item({ item, now }: { item: Schema<'OpenWork'>; now: Date }) {
  const formats = useFormats();
  const { kind, title, detail, status, updatedAt } = item;
  const Icon = kind === 'quiz' ? ListChecks : FileCheck;
  return (
    <Link className="ul-listrow" data-wrap="" href={workHref(item)}>
      <span className="ul-tile" data-kind={status === 'notSubmitted' ? 'info' : 'pending'}>
        <Icon className="ul-icon" size={18} aria-hidden />
      </span>
      <span className="ul-grow">
        <span className="ul-medium">{title}</span>
        <span className="ul-list__sub ul-small ul-muted">{detail}</span>
      </span>
      <span className="ul-none ul-dashboard__state">
        <SubmissionStatusBadge status={status} />
        {updatedAt && (
          <span className="ul-cap ul-subtle ul-mono">{formats.ago(updatedAt, now)}</span>
        )}
      </span>
    </Link>
  );
}
