'use client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Confirm } from '@uplink/kit/dialogs';
import { reasonRules, useForm } from '@uplink/kit/forms';
import { NotReadyView } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextField } from '@uplink/ui/field';
import { NumberField } from '@uplink/ui/number-field';
import { Skeleton } from '@uplink/ui/skeleton';
import { useState } from 'react';
import { type DueDatesReady, useDueDates } from './due-dates.controller.ts';
import { dueDatesMessages } from './due-dates.messages.ts';
import './milestone-inbox.css';

export interface DueDatesProps {
  cohort: { id: number; name: string };
}

/** Moves the due dates of a whole cohort: later by some days, or back to the first ones. */
export function DueDates({ cohort }: DueDatesProps) {
  const messages = useMessages(dueDatesMessages);
  const state = useDueDates(cohort.id);
  return (
    <Card title={messages.title(cohort.name)}>
      {state.status === 'ready' ? (
        <MovableDates {...state} cohort={cohort} />
      ) : (
        <NotReadyView
          state={state}
          noun={messages.noun}
          skeleton={<Skeleton width="100%" height={180} />}
        />
      )}
    </Card>
  );
}

type MovableDatesProps = DueDatesProps & Omit<DueDatesReady, 'status'>;

function MovableDates({ cohort, dueDates, isSending, done, error, onMove }: MovableDatesProps) {
  const messages = useMessages(dueDatesMessages);
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  const form = useForm({
    stored: { isReset: false, days: 7, reason: '' },
    rules: { reason: reasonRules },
    async send({ isReset, days, reason }) {
      await onMove(isReset ? null : days, reason.trim());
    },
  });
  const days = form.field('days');
  const send = (isReset: boolean) => {
    form.flag('isReset').onChange(isReset);
    form.submit();
  };
  return (
    <>
      <p className="ul-small ul-muted">{messages.text}</p>
      <div className="ul-due-dates">
        <NumberField
          label={messages.days}
          minValue={1}
          maxValue={365}
          {...days}
          onChange={(value) => days.onChange(Number.isNaN(value) ? 1 : value)}
        />
        <TextField label={messages.reason} isRequired {...form.field('reason')} />
        <Button isPending={isSending} onPress={() => send(false)}>
          {messages.extend}
        </Button>
        <Button
          variant="quiet"
          isDisabled={isSending}
          onPress={() => (form.isFaulty ? form.submit() : setAsking(true))}
        >
          {messages.reset}
        </Button>
      </div>
      <p className="ul-small" role="status">
        {done}
      </p>
      {error && (
        <p className="ul-small ul-fault" role="alert">
          {error}
        </p>
      )}
      {dueDates.length > 0 && (
        <ul className="ul-list">
          {dueDates.map(({ id, title, dueDate }) => (
            <li key={id} className="ul-listrow">
              <span className="ul-grow ul-workrow__title">{title}</span>
              <span className="ul-small ul-muted ul-none">
                {messages.due(formats.date(dueDate))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Confirm
        title={messages.resetTitle}
        confirmLabel={messages.resetAction}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          send(true);
        }}
      >
        {messages.resetText(cohort.name)}
      </Confirm>
    </>
  );
}
