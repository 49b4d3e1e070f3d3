import { useQueryClient } from '@tanstack/react-query';
import type { Schema, UplinkClient } from '@uplink/api-client';
import { localZone, maxLength, required, VALIDATION } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { cohortKeys, useUplink } from '@uplink/api-client/react';
import { countChanges, type Form, reasonRules, useForm } from '@uplink/kit/forms';
import { cohortsMessages } from './cohorts.messages.ts';

export interface CohortValues {
  name: string;
  startDate: string;
  endDate: string;
  zone: string;
  seats: string;
  isOpen: boolean;
  /** Of staff, for the log. */
  reason: string;
}

interface CohortOf {
  productId: number;
  /** The cohort that is changed; a new one without. */
  cohort: Schema<'CohortSettings'> | undefined;
  /** Changes it by the calls of staff. @default false */
  isStaff?: boolean;
  /** Asks before the page is left with something unsaved. @default false */
  warnsOnLeave?: boolean;
  onStored?: () => void;
}

/** Everything of a cohort, stored on the version that is shown. */
export function useCohortForm(of: CohortOf): {
  form: Form<CohortValues>;
  changeCount: number;
} {
  const { cohort, warnsOnLeave = false, onStored } = of;
  const messages = useMessages(cohortsMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const stored = toValues(cohort);
  const form = useForm<CohortValues>({
    stored,
    warnsOnLeave,
    rules: {
      name: [required, maxLength(120)],
      startDate: [required],
      endDate: [
        required,
        (end, { startDate }) => (end < startDate ? messages.endBefore : undefined),
      ],
      zone: [required],
      seats: [seats],
      reason: of.isStaff ? reasonRules : [],
    },
    async send({ reason, ...values }) {
      const body = { ...values, seats: values.seats.trim() ? Number(values.seats) : null };
      await store(client, { ...of, reason: reason.trim() }, body);
      await Promise.all(cohortKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
      onStored?.();
    },
  });
  return { form, changeCount: countChanges({ ...form.values, reason: '' }, stored) };
}

async function store(
  { api, unwrap }: UplinkClient,
  { productId, cohort, isStaff = false, reason }: CohortOf & { reason: string },
  body: Schema<'CohortInput'>,
): Promise<void> {
  if (!cohort) {
    const params = { path: { id: productId } };
    await unwrap(api.POST('/creator/me/modules/{id}/cohorts', { params, body }), { rethrow: true });
    return;
  }
  const change = {
    params: { path: { cohortId: cohort.id } },
    body: { version: cohort.version, cohort: body },
  };
  if (isStaff) {
    const sent = { ...change, body: { ...change.body, reason } };
    await unwrap(api.PUT('/management/cohorts/{cohortId}/settings', sent), { rethrow: true });
  } else await unwrap(api.PUT('/creator/me/cohorts/{cohortId}', change), { rethrow: true });
}

const toValues = (cohort: Schema<'CohortSettings'> | undefined): CohortValues => ({
  name: cohort?.name ?? '',
  startDate: cohort?.startDate ?? '',
  endDate: cohort?.endDate ?? '',
  zone: cohort?.zone ?? localZone(),
  seats: cohort?.seats?.toString() ?? '',
  isOpen: cohort?.isOpen ?? true,
  reason: '',
});

const mostSeats = 100_000;

function seats(value: string): string | undefined {
  if (value.trim() === '') return undefined;
  if (!/^\d+$/.test(value.trim())) return VALIDATION.integer;
  if (Number(value) < 1) return VALIDATION.atLeast(1);
  return Number(value) > mostSeats ? VALIDATION.atMost(mostSeats) : undefined;
}
