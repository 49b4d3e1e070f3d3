import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Checkbox } from '@uplink/ui/choice';
import { TextField } from '@uplink/ui/field';
import { NumberField } from '@uplink/ui/number-field';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Select } from '@uplink/ui/select';
import { cohortsMessages } from './cohorts.messages.ts';
import type { CohortMilestone, Learner } from './cohorts.types.ts';
import { DueDateEffects } from './due-date-effects.view.tsx';
import type { DueDateForm } from './due-dates.controller.ts';

export interface DueDateFieldsProps extends DueDateForm {
  detail: Schema<'CohortDetail'>;
  learner?: Learner | undefined;
  /** The milestone was chosen elsewhere. @default false */
  isOfOne?: boolean;
}

const mostDays = 365;

/** By how many days which due dates move, and what that does. */
export function DueDateFields({
  form,
  isExtending,
  moved,
  detail,
  learner,
  isOfOne = false,
}: DueDateFieldsProps) {
  const messages = useMessages(cohortsMessages);
  const { action, days, milestone } = form.values;
  const withLater = form.field('withLater');
  const one = isOfOne
    ? detail.milestones.find(({ id }) => String(id) === milestone)
    : moved.length === 1 && moved[0];
  return (
    <>
      {one && <Dates milestone={one} days={isExtending ? days : undefined} />}
      <SegmentedControl
        aria-label={messages.dueDates}
        options={[
          { id: 'extend', label: messages.extend },
          { id: 'reset', label: messages.reset },
        ]}
        value={action}
        onChange={form.field('action').onChange}
      />
      {isExtending && (
        <>
          <NumberField
            label={messages.days}
            minValue={1}
            maxValue={mostDays}
            {...form.field('days')}
          />
          {!isOfOne && (
            <Select
              label={messages.which}
              options={[
                { id: '', label: messages.all },
                ...detail.milestones.map(({ id, title }) => ({ id: String(id), label: title })),
              ]}
              {...form.field('milestone')}
            />
          )}
        </>
      )}
      <DueDateEffects moved={moved} learner={learner} />
      {isExtending && milestone !== '' && (
        <Checkbox isSelected={withLater.value} onChange={withLater.onChange}>
          {messages.withLater}
        </Checkbox>
      )}
      <TextField label={messages.reason} isRequired {...form.field('reason')} />
    </>
  );
}

const day = 86_400_000;

function Dates({
  milestone: { dueDate, plannedDate },
  days,
}: {
  milestone: CohortMilestone;
  days: number | undefined;
}) {
  const messages = useMessages(cohortsMessages);
  const formats = useFormats();
  const next =
    days === undefined ? plannedDate : new Date(Date.parse(dueDate) + days * day).toISOString();
  return (
    <div>
      <p className="ul-cohort__dates">
        <span className="ul-muted">{messages.dueDate}</span>{' '}
        <span>
          {formats.date(dueDate)} → <b>{formats.date(next)}</b>
        </span>
      </p>
      <p className="ul-small ul-muted">{messages.planned(formats.date(plannedDate))}</p>
    </div>
  );
}
