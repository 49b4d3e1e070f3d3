import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { localZone, maxLength, required, VALIDATION } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { moduleCohortsQuery, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { Switch } from '@uplink/ui/switch';
import { cohortsMessages } from './cohorts.messages.ts';

export interface CohortFormProps {
  productId: number;
  /** The cohort that is changed; a new one without. */
  cohort: Schema<'AuthoredCohort'> | undefined;
  onClose: () => void;
}

const mostSeats = 100_000;
const seats = (value: string) => {
  if (value.trim() === '') return undefined;
  if (!/^\d+$/.test(value.trim())) return VALIDATION.integer;
  if (Number(value) < 1) return VALIDATION.atLeast(1);
  return Number(value) > mostSeats ? VALIDATION.atMost(mostSeats) : undefined;
};

/** Everything of a cohort. */
export function CohortForm({ productId, cohort, onClose }: CohortFormProps) {
  const messages = useMessages(cohortsMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const form = useForm({
    stored: {
      name: cohort?.name ?? '',
      startDate: cohort?.startDate ?? '',
      endDate: cohort?.endDate ?? '',
      zone: cohort?.zone ?? localZone(),
      seats: cohort?.seats?.toString() ?? '',
      isOpen: cohort?.isOpen ?? true,
    },
    rules: {
      name: [required, maxLength(120)],
      startDate: [required],
      endDate: [
        required,
        (end: string, { startDate }: { startDate: string }) =>
          end < startDate ? messages.endBefore : undefined,
      ],
      zone: [required],
      seats: [seats],
    },
    async send(values) {
      const body = { ...values, seats: values.seats.trim() ? Number(values.seats) : null };
      await client.unwrap(
        cohort
          ? client.api.PUT('/creator/me/cohorts/{cohortId}', {
              params: { path: { cohortId: cohort.id } },
              body: { version: cohort.version, cohort: body },
            })
          : client.api.POST('/creator/me/modules/{id}/cohorts', {
              params: { path: { id: productId } },
              body,
            }),
        { rethrow: true },
      );
      await queries.invalidateQueries({
        queryKey: moduleCohortsQuery(client, productId).queryKey,
      });
      onClose();
    },
  });
  const isMoved = cohort && form.values.startDate !== cohort.startDate && cohort.learnerCount > 0;
  return (
    <FormDialog
      title={cohort ? messages.editCohort(cohort.name) : messages.newCohort}
      size="md"
      action={cohort ? messages.saveCohort : messages.createCohort}
      form={form}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
