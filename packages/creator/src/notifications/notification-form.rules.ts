import type { Schema } from '@uplink/api-client';
import { maxLength, required, VALIDATION } from '@uplink/api-client/domain';
import type { FieldRules } from '@uplink/kit/forms';
import { toInstant, toLocalTime } from '../shared/local-time.rules.ts';

export type AudienceKind = Schema<'NotificationAudience'>['kind'];

export interface Chosen {
  id: number;
  name: string;
}

export interface NotificationValues {
  message: string;
  type: Schema<'CreatorNotification'>['type'];
  url: string;
  scheduled: boolean;
  /** As the field of a date and time writes it. */
  sendAt: string;
  kind: AudienceKind;
  /** Of what the kind names. */
  chosen: Chosen[];
}

export const rules: FieldRules<NotificationValues> = {
  message: [required, maxLength(500)],
  url: [
    maxLength(2000),
    (url) => (url.trim() === '' || isAddress(url.trim()) ? undefined : VALIDATION.pattern),
  ],
  chosen: [
    (chosen, { kind }) => (kind !== 'all' && chosen.length === 0 ? VALIDATION.required : undefined),
  ],
};

/** A page of the academy, such as `/exams`, or an address. */
export const isAddress = (url: string) => /^(https?:\/\/|\/(?!\/))\S+$/.test(url);

export function toValues(stored: Schema<'CreatorNotification'> | undefined): NotificationValues {
  return {
    message: stored?.message ?? '',
    type: stored?.type ?? 'info',
    url: stored?.url ?? '',
    scheduled: stored?.scheduled ?? false,
    sendAt: toLocalTime(stored?.sendAt ?? null),
    kind: stored?.audience.kind ?? 'all',
    chosen: (stored?.audience.ids ?? []).map((id, place) => ({
      id,
      name: stored?.audienceNames[place] ?? String(id),
    })),
  };
}

export function toInput(values: NotificationValues): Schema<'CreatorNotificationInput'> {
  const { message, type, url, scheduled, sendAt, kind, chosen } = values;
  return {
    message,
    type,
    scheduled,
    url: url.trim() || null,
    sendAt: toInstant(sendAt),
    audience: { kind, ids: kind === 'all' ? [] : chosen.map(({ id }) => id) },
  };
}
