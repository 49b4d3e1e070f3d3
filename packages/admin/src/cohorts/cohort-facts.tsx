import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { Switch } from '@uplink/ui/switch';
import { useState } from 'react';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { useCohortCalls } from './cohort-calls.controller.ts';
import { cohortsMessages } from './cohorts.messages.ts';

export interface CohortFactsProps {
  detail: Schema<'CohortDetail'>;
}

/** When it runs, its state, and whether people can choose it. */
export function CohortFacts({ detail: { cohort, onTime, version, mayPlace } }: CohortFactsProps) {
  const messages = useMessages(cohortsMessages);
  const formats = useFormats();
  const calls = useCohortCalls(cohort.id);
  const [asked, setAsked] = useState<boolean>();
  const facts: { label: string; value: string | number; tone?: 'pending' | 'fault' }[] = [
    { label: messages.starts, value: formats.date(cohort.startDate) },
    { label: messages.ends, value: formats.date(cohort.endDate) },
    { label: messages.learners, value: messages.seats(cohort.learnerCount, cohort.seats) },
    { label: messages.onTime, value: onTime },
    { label: messages.toReview, value: cohort.toReview, tone: 'pending' },
    { label: messages.overdue, value: cohort.overdue, tone: 'fault' },
  ];
  return (
    <Card>
      <div className="ul-cohort__summary">
        <dl className="ul-cohort__facts">
          {facts.map(({ label, value, tone }) => (
            <div key={label}>
              <dt className="ul-cap ul-muted">{label}</dt>
              <dd className="ul-strong" data-tone={value ? tone : undefined}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
        {mayPlace && (
          <Switch isSelected={asked ?? cohort.isOpen} onChange={setAsked}>
            {messages.openCohort}
          </Switch>
        )}
      </div>
      {asked !== undefined && (
        <ReasonDialog
          title={asked ? messages.openTitle(cohort.name) : messages.closeTitle(cohort.name)}
          action={asked ? messages.openAction : messages.closeAction}
          onSend={(reason) => calls.open(asked, version, reason)}
          onClose={() => setAsked(undefined)}
        >
          {asked ? messages.openText : messages.closeText}
        </ReasonDialog>
      )}
    </Card>
  );
}
