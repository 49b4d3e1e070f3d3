import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { homeworkFaults } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import {
  lessonHomeworkQuery,
  type NotReady,
  notReady,
  readKey,
  useUplink,
} from '@uplink/api-client/react';
import { type Form, useForm, valueLines, valueLinesMessages } from '@uplink/kit/forms';
import { useHeldQuery } from '@uplink/kit/states';
import { useAuthorWords } from '../shared/author-words.ts';
import { homeworkEditorMessages } from './homework-editor.messages.ts';
import {
  type HomeworkValues,
  toFormField,
  toHomeworkForm,
  toHomeworkValues,
} from './homework-form.rules.ts';

/** A lesson with its homework, or its state while there is none to show. */
export function useLessonHomework(
  lessonId: number,
): NotReady | { status: 'ready'; lessonHomework: Schema<'LessonHomework'> } {
  const query = useHeldQuery(lessonHomeworkQuery(useUplink(), lessonId));
  return query.data ? { status: 'ready', lessonHomework: query.data } : notReady(query);
}

export interface HomeworkEditing {
  form: Form<HomeworkValues>;
  stored: HomeworkValues;
  isDeleting: boolean;
  deleteError: string | undefined;
  onDelete: () => Promise<unknown>;
}

const place = '/creator/modules/{moduleId}/homework';

/** The form of a homework: saved by its button against the version that was read. */
export function useHomeworkEditing({
  lesson,
  homework,
}: Schema<'LessonHomework'>): HomeworkEditing {
  const messages = useMessages(homeworkEditorMessages);
  const lineTexts = useMessages(valueLinesMessages);
  const client = useUplink();
  const queries = useQueryClient();
  const options = lessonHomeworkQuery(client, lesson.id);
  const stored = toHomeworkValues(homework);
  const path = { moduleId: lesson.id };
  const { api, unwrap } = client;

  function keep(saved: Schema<'CreatorHomework'> | null) {
    queries.setQueryData(options.queryKey, (one) => one && { ...one, homework: saved });
    return queries.invalidateQueries({ queryKey: readKey('/creator/homeworks') });
  }

  const form = useForm<HomeworkValues>({
    stored,
    rules: faultsOf,
    words: useAuthorWords(),
    toField: (name) => toFormField(name.replace(/\.(\d+)(?=\.|$)/g, '[$1]')),
    draft: `homework-editor.${lesson.id}`,
    warnsOnLeave: true,
    describe: (field, value) => ({
      label: messages.fields[field],
      lines: valueLines(value, lineTexts),
    }),
    async send(values) {
      const body = toHomeworkForm(values);
      // A conflict may have brought a newer version.
      const current = queries.getQueryData(options.queryKey)?.homework;
      const call = current
        ? api.PUT(place, { params: { path }, body: { ...body, version: current.version } })
        : api.POST(place, { params: { path }, body });
      const saved = await unwrap(call, { rethrow: true });
      void keep(saved);
      return toHomeworkValues(saved);
    },
    async fetchStored() {
      const fresh = await queries.fetchQuery({ ...options, staleTime: 0 });
      return toHomeworkValues(fresh.homework);
    },
  });

  const removal = useMutation({
    mutationFn: async () => {
      if (!homework) return;
      const { version } = homework;
      await unwrap(api.DELETE(place, { params: { path, query: { version } } }), { rethrow: true });
      form.discard();
      await keep(null);
    },
  });
  return {
    form,
    stored,
    isDeleting: removal.isPending,
    deleteError: removal.error?.message,
    onDelete: () => removal.mutateAsync(),
  };
}

/** Faults by the fields of the form. */
export function faultsOf(values: HomeworkValues): Record<string, string> {
  const faults = Object.entries(homeworkFaults(toHomeworkForm(values)));
  return Object.fromEntries(faults.map(([field, fault]) => [toFormField(field), fault]));
}
