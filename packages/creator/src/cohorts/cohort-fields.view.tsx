import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import type { Form } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { Switch } from '@uplink/ui/switch';
import type { CohortValues } from './cohort-form.controller.ts';
import { cohortsMessages } from './cohorts.messages.ts';

export interface CohortFieldsProps {
  form: Form<CohortValues>;
  /** The cohort that is changed; a new one without. */
  cohort: Schema<'CohortSettings'> | undefined;
}

/** The fields of a cohort, and whom a new start moves. */
export function CohortFields({ form, cohort }: CohortFieldsProps) {
  const messages = useMessages(cohortsMessages);
  const isMoved = cohort && form.values.startDate !== cohort.startDate && cohort.learnerCount > 0;
  return (
    <>
      <TextField label={messages.name} isRequired {...form.field('name')} />
      <div className="ul-cohorts__pair">
        <TextField type="date" label={messages.startDate} isRequired {...form.field('startDate')} />
        <TextField type="date" label={messages.endDate} isRequired {...form.field('endDate')} />
      </div>
      {isMoved && <p className="ul-small ul-muted">{messages.moves(cohort.learnerCount)}</p>}
      <div className="ul-cohorts__pair">
        <TextField label={messages.zone} description={messages.zoneHelp} {...form.field('zone')} />
        <TextField
          label={messages.seats}
          description={messages.seatsHelp}
          inputMode="numeric"
          {...form.field('seats')}
        />
      </div>
      <Switch description={messages.isOpenHelp} {...form.flag('isOpen')}>
        {messages.isOpen}
      </Switch>
    </>
  );
}
