import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { questionFaults, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { bankQuestionQuery, readKey, useUplink } from '@uplink/api-client/react';
import { type Form, useForm } from '@uplink/kit/forms';
import { newId } from '@uplink/kit/saving';
import { useState } from 'react';
import { useAuthorWords } from '../shared/author-words.ts';
import {
  newQuestion,
  type QuestionValues,
  toQuestionInput,
  toQuestionValues,
} from '../shared/questions/question-values.ts';
import { questionBankMessages } from './question-bank.messages.ts';

export interface BankValues {
  question: QuestionValues;
  topic: string;
  difficulty: 1 | 2 | 3;
  weight: number;
}

const toValues = (stored: Schema<'BankQuestion'>): BankValues => ({
  question: toQuestionValues(stored),
  topic: stored.topic,
  difficulty: stored.difficulty,
  weight: stored.weight,
});

export interface BankEditing {
  form: Form<BankValues>;
  stored: BankValues;
  /** Faults of the question by its field. */
  faults: Readonly<Record<string, string>>;
  isDeleting: boolean;
  onDelete: () => Promise<unknown>;
}

/** The form of a question of the bank; without one it creates it and tells its id. */
export function useBankEditing(
  question: Schema<'BankQuestion'> | undefined,
  onCreated: (id: number) => void,
): BankEditing {
  const messages = useMessages(questionBankMessages);
  const client = useUplink();
  const { api, unwrap } = client;
  const queries = useQueryClient();
  const [fresh] = useState<BankValues>(() => ({
    question: newQuestion('singleAnswer'),
    topic: '',
    difficulty: 1,
    weight: 1,
  }));
  const [changeId] = useState(newId);
  const stored = question ? toValues(question) : fresh;
  const refresh = () => queries.invalidateQueries({ queryKey: readKey('/creator/questions') });
  const path = { id: question?.id ?? 0 };
  const options = bankQuestionQuery(client, path.id);

  const form = useForm<BankValues>({
    stored,
    rules: ({ question: values, topic }) => ({
      ...Object.fromEntries(
        Object.entries(questionFaults(toQuestionInput(values))).map(([field, fault]) => [
          `question.${field}`,
          fault,
        ]),
      ),
      topic: required(topic),
    }),
    words: useAuthorWords(),
    draft: `bank-question.${question?.id ?? 'new'}`,
    warnsOnLeave: true,
    describe: (field, value) => ({
      label: field === 'question' ? messages.question : messages[field],
      lines: [field === 'question' ? (value as QuestionValues).question : String(value)],
    }),
    async send({ question: values, ...rest }) {
      const { id: _, answers, ...words } = toQuestionInput(values);
      const body = {
        ...words,
        ...rest,
        answers: answers.map(({ answer, isCorrect }) => ({ answer, isCorrect })),
      };
      const current = queries.getQueryData(options.queryKey) ?? question;
      const call = current
        ? api.PUT('/creator/questions/{id}', {
            params: { path },
            body: { ...body, version: current.version },
          })
        : api.POST('/creator/questions', { body: { ...body, changeId } });
      const saved = await unwrap(call, { rethrow: true });
      queries.setQueryData(bankQuestionQuery(client, saved.id).queryKey, saved);
      void refresh();
      if (!current) onCreated(saved.id);
      return toValues(saved);
    },
    ...(question && {
      fetchStored: async () => toValues(await queries.fetchQuery({ ...options, staleTime: 0 })),
    }),
  });

  const removal = useMutation({
    mutationFn: async () => {
      if (!question) return;
      const query = { version: question.version };
      await unwrap(api.DELETE('/creator/questions/{id}', { params: { path, query } }));
      form.discard();
      await refresh();
    },
  });
  return {
    form,
    stored,
    faults: questionFaults(toQuestionInput(form.values.question)),
    isDeleting: removal.isPending,
    onDelete: () => removal.mutateAsync(),
  };
}
