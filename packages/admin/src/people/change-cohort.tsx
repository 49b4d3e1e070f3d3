import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { required } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import {
  cohortKeys,
  notReady,
  programCohortsQuery,
  userKeys,
  userProgramsQuery,
  useUplink,
} from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { reasonRules, useForm } from '@uplink/kit/forms';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Dialog } from '@uplink/ui/dialog';
import { TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { Skeleton } from '@uplink/ui/skeleton';
import { OtherCohortField } from '../shared/other-cohort-field.tsx';
import { learningDialogsMessages } from './learning-dialogs.messages.ts';
import { ResetFields } from './reset-fields.tsx';

export interface LearningDialogProps {
  user: Pick<Schema<'ManagedUser'>, 'id' | 'firstName' | 'lastName'>;
  onClose: () => void;
}

/** Moves a learner to another cohort of a program, and lets what is chosen start over. */
export function ChangeCohort(props: LearningDialogProps) {
  const messages = useMessages(learningDialogsMessages);
  const programs = useHeldQuery(userProgramsQuery(useUplink(), props.user.id));
  const [first] = programs.data ?? [];
  if (programs.data && first) return <CohortForm {...props} programs={programs.data} />;
  return (
    <Dialog title={messages.changeCohort} isOpen onClose={props.onClose}>
      {programs.data ? (
        <p>{messages.noPrograms}</p>
      ) : (
        <NotReadyView
          state={notReady(programs)}
          noun={messages.noun}
          skeleton={<Skeleton height={200} />}
        />
      )}
    </Dialog>
  );
}

interface CohortFormProps extends LearningDialogProps {
  programs: readonly Schema<'UserProgram'>[];
}

function CohortForm({ user, programs, onClose }: CohortFormProps) {
  const formats = useFormats();
  const messages = useMessages(learningDialogsMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const form = useForm({
    stored: {
      program: String(programs[0]?.program.id ?? ''),
      cohort: '',
      resets: [] as number[],
      reason: '',
    },
    rules: { cohort: [required], reason: reasonRules },
    async send({ program, cohort, resets, reason }) {
      const programId = Number(program);
      const current = programs.find((one) => one.program.id === programId);
      const known = current?.modules.map(({ module }) => module.id) ?? [];
      await client.unwrap(
        client.api.PATCH('/management/users/{id}/cohort', {
          params: { path: { id: user.id } },
          body: {
            programId,
            currentCohortId: current?.cohort?.id ?? null,
            newCohortId: Number(cohort),
            resetProgressModuleIds: resets.filter((id) => known.includes(id)),
            reason: reason.trim(),
          },
        }),
        { rethrow: true },
      );
      for (const queryKey of [...userKeys, ...cohortKeys])
        void queries.invalidateQueries({ queryKey });
      onClose();
    },
  });
  const programId = Number(form.values.program);
  const current = programs.find(({ program }) => program.id === programId);
  const cohorts = useHeldQuery(programCohortsQuery(client, programId));
  const chosen = cohorts.data?.find(({ id }) => String(id) === form.values.cohort);
  const later = chosen && Date.parse(chosen.startDate) > Date.now() ? chosen : undefined;
  return (
    <FormDialog
      title={messages.changeCohortOf(`${user.firstName} ${user.lastName}`)}
      size="md"
      action={messages.changeCohort}
      isHeld={!cohorts.data}
      form={form}
      onClose={onClose}
    >
      {programs.length > 1 && (
        <Select
          label={messages.program}
          options={programs.map(({ program }) => ({ id: String(program.id), label: program.name }))}
          {...form.field('program')}
        />
      )}
      <p className="ul-small ul-muted">
        {messages.now(current?.cohort?.name)}. {messages.comesAlong}
      </p>
      <OtherCohortField
        label={messages.cohort}
        noun={messages.cohorts}
        cohorts={cohorts}
        current={current?.cohort?.id}
        {...form.field('cohort')}
      />
      {later && (
        <p className="ul-small" role="status">
          {messages.startsLater(later.name, formats.date(later.startDate))}
        </p>
      )}
      <ResetFields
        losses={current?.modules ?? []}
        chosen={form.values.resets}
        onChange={form.field('resets').onChange}
      />
      <TextField label={messages.reason} isRequired {...form.field('reason')} />
    </FormDialog>
  );
}
