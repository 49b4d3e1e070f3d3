import type { Schema } from '@uplink/api-client';
import { maxLength, required } from '@uplink/api-client/domain';
import { useUplink } from '@uplink/api-client/react';
import { type Form, useForm } from '../forms/index.ts';

export interface Reported {
  /** What kind of text it is. */
  kind: Schema<'ModeratedKind'>;
  /** Its id among those of its kind. */
  contentId: number;
}

interface ReportValues {
  reason: Schema<'ReportReason'>;
  text: string;
}

/** The form of a report; resolves once the server has it. */
export function useReport({ kind, contentId }: Reported, onSent: () => void): Form<ReportValues> {
  const { api, unwrap } = useUplink();
  return useForm<ReportValues>({
    stored: { reason: 'spam', text: '' },
    rules: {
      reason: [],
      text: [
        (text, { reason }) => (reason === 'other' ? required(text) : undefined),
        maxLength(1000),
      ],
    },
    async send({ reason, text }) {
      const body = { kind, contentId, reason, text: text.trim() };
      await unwrap<unknown>(api.POST('/me/reports', { body }), { rethrow: true });
      onSent();
    },
  });
}
