import { useMutation, useQuery } from '@tanstack/react-query';
import { mayAny } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { cohortChangesQuery, meQuery, notReady, useUplink } from '@uplink/api-client/react';
import { NotReadyView, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Link } from '@uplink/ui/link';
import { useCohortCalls } from './cohort-calls.controller.ts';
import { changeWords } from './cohort-changes.rules.ts';
import { cohortsMessages } from './cohorts.messages.ts';

export interface CohortChangesProps {
  cohortId: number;
  /** Where all of them are, for those who may read the audit log. */
  logHref: string;
}

const shownChanges = 5;

/** The latest that staff did with a cohort. */
export function CohortChanges({ cohortId, logHref }: CohortChangesProps) {
  const messages = useMessages(cohortsMessages);
  const formats = useFormats();
  const client = useUplink();
  const query = useHeldQuery(cohortChangesQuery(client, cohortId, shownChanges));
  const me = useQuery(meQuery(client));
  const calls = useCohortCalls(cohortId);
  const undo = useMutation({ mutationFn: calls.undo });
  return (
    <Card
      title={messages.changes}
      aside={
        mayAny(me.data, 'readAudit') && (
          <span className="ul-small">
            <Link href={logHref}>{messages.log}</Link>
          </span>
        )
      }
    >
      {!query.data && (
        <NotReadyView
          state={notReady(query)}
          noun={messages.changes}
          skeleton={<PageSkeleton heights={[96]} />}
        />
      )}
      {query.data?.data.length === 0 && <p className="ul-muted">{messages.noChanges}</p>}
      {query.data && query.data.data.length > 0 && (
        <ol className="ul-cohort__changes">
          {query.data.data.map((entry) => (
            <li key={entry.id}>
              {changeWords(entry, messages)}
              <span className="ul-cap ul-muted ul-cohort__change">
                {messages.changeBy(formats.date(entry.date), entry.by.name, entry.reason)}
              </span>
              {entry.mayUndo && (
                <Button
                  variant="link"
                  size="sm"
                  aria-label={messages.undoOf(changeWords(entry, messages))}
                  isPending={undo.isPending && undo.variables === entry.id}
                  onPress={() => undo.mutate(entry.id)}
                >
                  {messages.undoChange}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {undo.error && (
        <p className="ul-small ul-fault" role="alert">
          {undo.error.message}
        </p>
      )}
    </Card>
  );
}
