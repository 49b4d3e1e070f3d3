import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { bankQuestionsQuery, creatorExamQuery, readKey, useUplink } from '@uplink/api-client/react';
import { type Form, useForm, valueLines, valueLinesMessages } from '@uplink/kit/forms';
import { useState } from 'react';
import { type ExamValues, examFaults, newExam, toExamValues } from './exam-form.rules.ts';
import { examLabels, withNames } from './exam-words.rules.ts';
import { examsMessages } from './exams.messages.ts';

export interface ExamEditing {
  form: Form<ExamValues>;
  stored: ExamValues;
  /** What the bank has to draw from. */
  topics: readonly Schema<'BankTopic'>[];
  isDeleting: boolean;
  onDelete: () => Promise<unknown>;
}

export interface ExamOutcome {
  onCreated: (id: number) => void;
}

/** The form of an exam; without one it creates it and tells its id. */
export function useExamEditing(
  kind: Schema<'AssessmentKind'>,
  exam: Schema<'CreatorExam'> | undefined,
  { onCreated }: ExamOutcome,
): ExamEditing {
  const messages = useMessages(examsMessages);
  const lineTexts = useMessages(valueLinesMessages);
  const client = useUplink();
  const { api, unwrap } = client;
  const queries = useQueryClient();
  const [fresh] = useState(() => newExam(kind));
  const stored = exam ? toExamValues(exam) : fresh;
  const path = { id: exam?.id ?? 0 };
  const options = creatorExamQuery(client, path.id);
  const refresh = () => queries.invalidateQueries({ queryKey: readKey('/creator/exams') });
  const bank = useQuery(bankQuestionsQuery(client, { pageSize: 1 }));

  const form = useForm<ExamValues>({
    stored,
    rules: examFaults,
    draft: `exam.${exam?.id ?? `new-${kind}`}`,
    warnsOnLeave: true,
    describe: (field, value) => ({
      label: examLabels(messages)[field],
      lines: valueLines(
        withNames(field, value, { products: exam?.products ?? [], messages }),
        lineTexts,
      ),
    }),
    async send(values) {
      const current = queries.getQueryData(options.queryKey) ?? exam;
      const call = current
        ? api.PUT('/creator/exams/{id}', {
            params: { path },
            body: { ...values, version: current.version },
          })
        : api.POST('/creator/exams', { body: values });
      const saved = await unwrap(call, { rethrow: true });
      queries.setQueryData(creatorExamQuery(client, saved.id).queryKey, saved);
      void refresh();
      if (!current) onCreated(saved.id);
      return toExamValues(saved);
    },
    ...(exam && {
      fetchStored: async () => toExamValues(await queries.fetchQuery({ ...options, staleTime: 0 })),
    }),
  });

  const removal = useMutation({
    mutationFn: async () => {
      if (!exam) return;
      const query = { version: exam.version };
      await unwrap(api.DELETE('/creator/exams/{id}', { params: { path, query } }));
      form.discard();
      await refresh();
    },
  });
  return {
    form,
    stored,
    topics: bank.data?.topics ?? [],
    isDeleting: removal.isPending,
    onDelete: () => removal.mutateAsync(),
  };
}
