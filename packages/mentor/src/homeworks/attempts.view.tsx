import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { HandedIn, HandedInContent, type HandedInProps } from '@uplink/kit/homeworks';
import { LazySelect } from '@uplink/kit/lists';
import { Card } from '@uplink/ui/card';
import { useState } from 'react';
import { attemptsMessages } from './attempts.messages.ts';
import { changedItems } from './attempts.rules.ts';
import './attempts.css';

/** What was handed in, with an earlier version beside it: the last one, or another that is chosen. */
export function Attempts(props: HandedInProps) {
  const messages = useMessages(attemptsMessages);
  const { submission, task, onOpenFile } = props;
  const { previous } = submission;
  const [chosen, setChosen] = useState<number>();
  const former = previous.find(({ version }) => version === chosen) ?? previous[0];
  if (!former) return <HandedIn {...props} />;
  const changed = changedItems(submission.items, former.items);
  return (
    <div className="ul-stack ul-gap-12">
      {task.type === 'DIGITIZE' && (
        <p className="ul-small ul-muted">{messages.difference(changed.length)}</p>
      )}
      <div className="ul-attempts">
        <Card isFlush title={messages.current(submission.version)}>
          <HandedInContent
            task={task}
            attempt={submission}
            changed={changed}
            isOwn={false}
            onOpenFile={onOpenFile}
          />
        </Card>
        <Card
          isFlush
          title={messages.before(former.version)}
          aside={<Former {...{ former, previous, onChange: setChosen }} />}
        >
          <HandedInContent
            task={task}
            attempt={former}
            changed={changed}
            isOwn={false}
            onOpenFile={onOpenFile}
          />
        </Card>
      </div>
    </div>
  );
}

interface FormerProps {
  former: Schema<'SubmissionAttempt'>;
  previous: readonly Schema<'SubmissionAttempt'>[];
  onChange: (version: number) => void;
}

function Former({ former, previous, onChange }: FormerProps) {
  const messages = useMessages(attemptsMessages);
  const formats = useFormats();
  if (previous.length === 1) {
    return <span className="ul-small ul-muted">{formats.date(former.submittedAt)}</span>;
  }
  return (
    <LazySelect
      label={messages.beside}
      isLabelHidden
      options={previous.map((one) => ({
        id: String(one.version),
        label: messages.version(one.version),
      }))}
      value={String(former.version)}
      onChange={(version) => onChange(Number(version))}
    />
  );
}
