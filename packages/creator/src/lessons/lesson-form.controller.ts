import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import {
  creatorLessonQuery,
  lessonVersionsQuery,
  syllabusQuery,
  useUplink,
} from '@uplink/api-client/react';
import { type AutosaveState, type Form, useAutosave, useForm } from '@uplink/kit/forms';
import { type LessonValues, rules, toContent, toValues } from './lesson-form.rules.ts';
import { lessonPaneMessages } from './lesson-pane.messages.ts';

export interface LessonFormState {
  form: Form<LessonValues>;
  saving: { state: AutosaveState; retry: () => void };
}

/** A lesson while it is written: it saves itself, and what two people change at once is merged. */
export function useLessonForm(lesson: Schema<'CreatorLesson'>): LessonFormState {
  const messages = useMessages(lessonPaneMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const options = creatorLessonQuery(client, lesson.id);
  const form = useForm<LessonValues>({
    stored: toValues(lesson),
    rules,
    draft: `lesson.${lesson.id}`,
    warnsOnLeave: 'tab',
    toField: (name) => name.replace(/^content\./, '').replace(/^labIds/, 'labs'),
    describe: (field, value) => ({
      label: messages.fields[field],
      lines: linesOf(value, messages),
    }),
    fetchStored: async () => toValues(await queries.fetchQuery({ ...options, staleTime: 0 })),
    async send(values) {
      const { version } = queries.getQueryData(options.queryKey) ?? lesson;
      const saved = await client.unwrap(
        client.api.PUT('/creator/me/lessons/{id}', {
          params: { path: { id: lesson.id } },
          body: { version, content: toContent(values) },
        }),
        { rethrow: true },
      );
      queries.setQueryData(options.queryKey, saved);
      const changed = [
        syllabusQuery(client, lesson.productId),
        lessonVersionsQuery(client, lesson.id),
      ];
      for (const { queryKey } of changed) void queries.invalidateQueries({ queryKey });
      return toValues(saved);
    },
  });
  return { form, saving: useAutosave(form) };
}

/** A value as lines of words, to compare it with another. */
export function linesOf(value: unknown, messages: typeof lessonPaneMessages): string[] {
  if (typeof value === 'boolean') return [value ? messages.yes : messages.no];
  if (Array.isArray(value))
    return (value as (LessonValues['resources'][number] | LessonValues['labs'][number])[]).map(
      (one) => ('url' in one ? `${one.title} (${one.url})` : one.name),
    );
  return String(value)
    .split(/<\/(?:p|h\d|li|pre|tr)>/)
    .map((part) => part.replace(/<[^>]*>/g, '').trim())
    .filter(Boolean);
}
