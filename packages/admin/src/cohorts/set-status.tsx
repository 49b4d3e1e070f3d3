import type { Schema } from '@uplink/api-client';
import { maxLength, required } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { reasonRules, useForm } from '@uplink/kit/forms';
import { TextArea, TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { useState } from 'react';
import { BulkReport, isPlain } from '../shared/bulk-report.tsx';
import { useCohortCalls } from './cohort-calls.controller.ts';
import { cohortsMessages } from './cohorts.messages.ts';
import type { Action, Learner } from './cohorts.types.ts';
import { useWishId } from './wish-id.ts';

export interface SetStatusProps {
  detail: Schema<'CohortDetail'>;
  learners: readonly Learner[];
  /** The milestone of the cell that was opened. */
  milestoneId?: number;
  onClose: () => void;
}

const actionOptions = (messages: typeof cohortsMessages) =>
  Object.entries(messages.actions).map(([id, label]) => ({ id, label }));

/** Decides on one milestone of the learners that are chosen. */
export function SetStatus({ detail, learners, milestoneId, onClose }: SetStatusProps) {
  const messages = useMessages(cohortsMessages);
  const formats = useFormats();
  const calls = useCohortCalls(detail.cohort.id);
  const wishId = useWishId();
  const [report, setReport] = useState<Schema<'BulkReport'>>();
  const form = useForm({
    stored: { milestone: String(milestoneId ?? ''), action: 'complete', feedback: '', reason: '' },
    rules: {
      milestone: [required],
      feedback: [maxLength(5000)],
      reason: reasonRules,
    },
    async send({ milestone, action, feedback, reason }) {
      const seen = learners.flatMap(({ user, milestones }) => {
        const cell = milestones.find(({ id }) => String(id) === milestone);
        return cell ? [{ ...cell, userId: user.id }] : [];
      });
      const done = await calls.decide({
        action: action as Action,
        items: seen,
        feedback: feedback.trim(),
        reason: reason.trim(),
        changeId: wishId({ milestone, action }),
      });
      if (isPlain(done)) onClose();
      else setReport(done);
    },
  });
  const title = messages.setStatusAction(learners.length);
  if (report) return <BulkReport title={title} report={report} onClose={onClose} />;
  const milestone = detail.milestones.find(({ id }) => String(id) === form.values.milestone);
  return (
    <FormDialog title={title} action={messages.setStatus} form={form} onClose={onClose}>
      <Select
        label={messages.milestone}
        options={detail.milestones.map((one) => ({ id: String(one.id), label: one.title }))}
        {...form.field('milestone')}
      />
      {milestone && (
        <p className="ul-small ul-muted">{messages.due(formats.date(milestone.dueDate))}</p>
      )}
      <Select label={messages.status} options={actionOptions(messages)} {...form.field('action')} />
      <TextArea label={messages.words} {...form.field('feedback')} />
      <TextField label={messages.reason} isRequired {...form.field('reason')} />
    </FormDialog>
  );
}
