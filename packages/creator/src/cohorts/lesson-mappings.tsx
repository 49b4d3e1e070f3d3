import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { lessonMappingsQuery, notReady, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Dialog } from '@uplink/ui/dialog';
import { Skeleton } from '@uplink/ui/skeleton';
import { cohortsMessages } from './cohorts.messages.ts';
import { LessonFields } from './lesson-fields.view.tsx';
import { useLessonMappings } from './lesson-mappings.controller.ts';

export interface LessonMappingsProps {
  cohort: Schema<'AuthoredCohort'>;
  onClose: () => void;
}

/** On which day each lesson opens for a cohort, and which milestone it prepares for. */
export function LessonMappings(props: LessonMappingsProps) {
  const messages = useMessages(cohortsMessages);
  const { cohort, onClose } = props;
  const query = useHeldQuery(lessonMappingsQuery(useUplink(), cohort.id));
  if (query.data) return <MappingDialog {...props} stored={query.data} />;
  return (
    <Dialog title={messages.mapping.title(cohort.name)} size="half" isOpen onClose={onClose}>
      <NotReadyView
        state={notReady(query)}
        noun={messages.mapping.noun}
        skeleton={<Skeleton height={320} />}
      />
    </Dialog>
  );
}

interface MappingDialogProps extends LessonMappingsProps {
  stored: Schema<'LessonMappings'>;
}

function MappingDialog({ cohort, stored, onClose }: MappingDialogProps) {
  const messages = useMessages(cohortsMessages);
  const { form } = useLessonMappings({ cohortId: cohort.id, stored, onStored: onClose });
  return (
    <FormDialog
      title={messages.mapping.title(cohort.name)}
      size="half"
      action={messages.mapping.save}
      form={form}
      onClose={onClose}
    >
      <LessonFields form={form} {...stored} />
    </FormDialog>
  );
}
