import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { findEmailFaults } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { creatorEmailsQuery, readKey, useUplink } from '@uplink/api-client/react';
import { countChanges, type Form, useForm } from '@uplink/kit/forms';
import { useSettled } from '@uplink/kit/search';
import { useAuthorWords } from '../shared/author-words.ts';
import { emailsMessages } from './emails.messages.ts';

export type EmailKind = Schema<'EmailKind'>;
export type EmailValues = Record<EmailKind, Schema<'EmailTemplate'>>;

export interface EmailState {
  form: Form<EmailValues>;
  changeCount: number;
  /** The chosen mail as its reader gets it, or why it isn't shown. */
  preview: Schema<'EmailPreview'> | 'faulty' | 'loading' | 'failed';
  test: { send: () => void; isPending: boolean; isSent: boolean; message: string | undefined };
}

const pauseMs = 300;

const faultsOf = (values: EmailValues): Record<string, string> =>
  Object.fromEntries(
    (['accountCreation', 'enrollment'] as const).flatMap((kind) =>
      Object.entries(findEmailFaults(values[kind])).map(([field, fault]) => [
        `${kind}.${field}`,
        fault,
      ]),
    ),
  );

const toValues = ({ accountCreation, enrollment }: Schema<'CreatorEmails'>): EmailValues => ({
  accountCreation,
  enrollment,
});

/** The mails of a product while they are edited, and the chosen one as its reader gets it. */
export function useEmails(emails: Schema<'CreatorEmails'>, kind: EmailKind): EmailState {
  const messages = useMessages(emailsMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const stored = toValues(emails);
  const path = { moduleId: emails.module.id };
  const options = creatorEmailsQuery(client, path.moduleId);
  const form = useForm<EmailValues>({
    stored,
    rules: faultsOf,
    words: useAuthorWords(),
    warnsOnLeave: true,
    describe: (occasion, template) => ({
      label: messages.kinds[occasion],
      lines: Object.values(template as Schema<'EmailTemplate'>).map(String),
    }),
    fetchStored: async () => toValues(await queries.fetchQuery({ ...options, staleTime: 0 })),
    async send(values) {
      const { version } = queries.getQueryData(options.queryKey) ?? emails;
      const saved = await client.unwrap(
        client.api.PUT('/creator/me/modules/{moduleId}/emails', {
          params: { path },
          body: { version, ...values },
        }),
        { rethrow: true },
      );
      queries.setQueryData(options.queryKey, saved);
      void queries.invalidateQueries({ queryKey: readKey('/creator/me/modules/-/emails') });
      return toValues(saved);
    },
  });
  const template = form.values[kind];
  const isSound = Object.keys(findEmailFaults(template)).length === 0;
  const asked = useSettled({ kind, template }, pauseMs);
  const { data, isError } = useQuery({
    queryKey: ['email-preview', path.moduleId, asked],
    queryFn: () =>
      client.unwrap(
        client.api.POST('/creator/me/modules/{moduleId}/emails/preview', {
          params: { path },
          body: asked,
        }),
        { rethrow: true },
      ),
    enabled: Object.keys(findEmailFaults(asked.template)).length === 0,
    placeholderData: (former) => former,
  });
  const test = useMutation({
    mutationFn: () =>
      client.unwrap(
        client.api.POST('/creator/me/modules/{moduleId}/emails/test', {
          params: { path },
          body: { kind, template },
        }),
        { rethrow: true },
      ),
  });
  return {
    form,
    changeCount: countChanges(form.values, stored),
    preview: isSound ? (data ?? (isError ? 'failed' : 'loading')) : 'faulty',
    test: {
      send: () => test.mutate(),
      isPending: test.isPending,
      isSent: test.isSuccess,
      message: test.error?.message,
    },
  };
}
