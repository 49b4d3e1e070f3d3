import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { CohortFields } from './cohort-fields.view.tsx';
import { useCohortForm } from './cohort-form.controller.ts';
import { cohortsMessages } from './cohorts.messages.ts';

export interface CohortFormProps {
  productId: number;
  /** The cohort that is changed; a new one without. */
  cohort: Schema<'AuthoredCohort'> | undefined;
  onClose: () => void;
}

/** Everything of a cohort, in a dialog. */
export function CohortForm({ productId, cohort, onClose }: CohortFormProps) {
  const messages = useMessages(cohortsMessages);
  const { form } = useCohortForm({ productId, cohort, onStored: onClose });
  return (
    <FormDialog
      title={cohort ? messages.editCohort(cohort.name) : messages.newCohort}
      size="md"
      action={cohort ? messages.saveCohort : messages.createCohort}
      form={form}
      onClose={onClose}
    >
      <CohortFields form={form} cohort={cohort} />
    </FormDialog>
  );
}
