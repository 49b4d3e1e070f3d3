import type { Schema } from '@uplink/api-client';
import { required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { programCohortsQuery, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { reasonRules, useForm } from '@uplink/kit/forms';
import { useHeldQuery } from '@uplink/kit/states';
import { TextField } from '@uplink/ui/field';
import { useState } from 'react';
import { BulkReport, isPlain } from '../shared/bulk-report.tsx';
import { OtherCohortField } from '../shared/other-cohort-field.tsx';
import { useCohortCalls } from './cohort-calls.controller.ts';
import { cohortsMessages } from './cohorts.messages.ts';
import type { Learner } from './cohorts.types.ts';

export interface MoveLearnersProps {
  cohort: Schema<'ManagedCohort'>;
  learners: readonly Learner[];
  onClose: () => void;
}

/** Moves learners to another cohort of the same program. */
export function MoveLearners({ cohort, learners, onClose }: MoveLearnersProps) {
  const messages = useMessages(cohortsMessages);
  const calls = useCohortCalls(cohort.id);
  const targets = useHeldQuery(programCohortsQuery(useUplink(), cohort.product.id));
  const [report, setReport] = useState<Schema<'BulkReport'>>();
  const form = useForm({
    stored: { target: '', reason: '' },
    rules: { target: [required], reason: reasonRules },
    async send({ target, reason }) {
      const to = { id: Number(target), programId: cohort.product.id };
      const ids = learners.map(({ user }) => user.id);
      const done = await calls.assign(to, ids, reason.trim());
      if (isPlain(done)) onClose();
      else setReport(done);
    },
  });
  const title = messages.moveToAction(learners.length);
  if (report) return <BulkReport title={title} report={report} onClose={onClose} />;
  return (
    <FormDialog title={title} action={title} isHeld={!targets.data} form={form} onClose={onClose}>
      <p className="ul-small ul-muted">{messages.moveText}</p>
      <OtherCohortField
        label={messages.target}
        noun={messages.noun}
        placeholder={messages.chooseCohort}
        cohorts={targets}
        current={cohort.id}
        {...form.field('target')}
      />
      <TextField label={messages.reason} isRequired {...form.field('reason')} />
    </FormDialog>
  );
}
