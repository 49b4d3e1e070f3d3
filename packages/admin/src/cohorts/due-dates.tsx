import type { Schema } from '@uplink/api-client';
import { formatDate } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { NumberField } from '@uplink/ui/number-field';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Select } from '@uplink/ui/select';
import { useCohortCalls } from './cohort-calls.controller.ts';
import { cohortsMessages } from './cohorts.messages.ts';
import type { Learner } from './cohorts.types.ts';

export interface DueDatesProps {
  detail: Schema<'CohortDetail'>;
  /** Only for this learner; for the whole cohort without. */
  learner?: Learner | undefined;
  onClose: () => void;
}

const mostDays = 365;

/** Moves due dates later, or back to those of the plan, and says beforehand what that does. */
export function DueDates({ detail, learner, onClose }: DueDatesProps) {
  const messages = useMessages(cohortsMessages);
  const calls = useCohortCalls(detail.cohort.id);
  const form = useForm({
    stored: { action: 'extend', days: 7, milestone: '' },
    async send({ action, days, milestone }) {
      await calls.moveDueDates({
        version: detail.dueDatesVersion,
        days: action === 'extend' ? days : null,
        milestoneId: Number(milestone) || undefined,
        userId: learner?.user.id,
      });
      onClose();
    },
  });
  const { action, days, milestone } = form.values;
  const isExtending = action === 'extend';
  const moved = detail.milestones.filter(
    ({ id }) => !isExtending || milestone === '' || String(id) === milestone,
  );
  const [one] = moved.length === 1 ? moved : [];
  return (
    <FormDialog
      title={learner ? messages.whose(learner.user.name) : messages.dueDates}
      size="md"
      action={isExtending ? messages.extendAction(days) : messages.resetAction}
      form={form}
      onClose={onClose}
    >
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
          <Select
            label={messages.which}
            options={[
              { id: '', label: messages.all },
              ...detail.milestones.map(({ id, title }) => ({ id: String(id), label: title })),
            ]}
            {...form.field('milestone')}
          />
        </>
      )}
      {one && <Dates milestone={one} days={isExtending ? days : undefined} />}
      <Effects moved={moved} learner={learner} />
    </FormDialog>
  );
}

const day = 86_400_000;

function Dates({
  milestone: { dueDate, plannedDate },
  days,
}: {
  milestone: Schema<'CohortMilestone'>;
  days: number | undefined;
}) {
  const messages = useMessages(cohortsMessages);
  const next =
    days === undefined ? plannedDate : new Date(Date.parse(dueDate) + days * day).toISOString();
  return (
    <p>
      {formatDate(dueDate)} → <b>{formatDate(next)}</b>{' '}
      <span className="ul-small ul-muted">{messages.planned(formatDate(plannedDate))}</span>
    </p>
  );
}

interface EffectsProps {
  moved: readonly Schema<'CohortMilestone'>[];
  learner: Learner | undefined;
}

function Effects({ moved, learner }: EffectsProps) {
  const messages = useMessages(cohortsMessages);
  const sum = (part: 'overdue' | 'closed') => moved.reduce((all, one) => all + one[part], 0);
  const open = Math.max(0, ...moved.map((one) => one.open));
  const lines = learner
    ? [messages.oneTold]
    : [messages.again(sum('overdue')), messages.stays(sum('closed')), messages.told(open)];
  return (
    <section aria-label={messages.what}>
      <h3 className="ul-small ul-strong">{messages.what}</h3>
      <ul className="ul-small">
        {[...lines, messages.undo].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
