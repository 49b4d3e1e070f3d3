import { useQueryClient } from '@tanstack/react-query';
import type { QuestionForm } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { readKey, useUplink } from '@uplink/api-client/react';
import { newId } from '@uplink/kit/saving';
import { TextField } from '@uplink/ui/field';
import { useRef, useState } from 'react';
import { ImportQuestions } from '../shared/question-files/import-questions.tsx';
import { questionBankMessages } from './question-bank.messages.ts';

export interface ImportToBankProps {
  onClose: () => void;
}

/** Adds the questions of a file to the bank, all under one topic. */
export function ImportToBank({ onClose }: ImportToBankProps) {
  const messages = useMessages(questionBankMessages);
  const [topic, setTopic] = useState('');
  const add = useAddToBank();
  return (
    <ImportQuestions
      isIncomplete={!topic.trim()}
      onAdd={(questions) => add(questions, topic.trim())}
      onClose={onClose}
    >
      <TextField label={messages.topic} isRequired value={topic} onChange={setTopic} />
    </ImportQuestions>
  );
}

/** A try that broke off goes on after the questions that arrived: each has an id of its own. */
function useAddToBank() {
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const ids = useRef(new Map<QuestionForm, string>());
  return async (questions: QuestionForm[], topic: string) => {
    for (const question of questions) {
      const changeId = ids.current.get(question) ?? newId();
      ids.current.set(question, changeId);
      const body = { ...question, topic, difficulty: 1 as const, weight: 1, changeId };
      await unwrap(api.POST('/creator/questions', { body }), { rethrow: true });
    }
    await queries.invalidateQueries({ queryKey: readKey('/creator/questions') });
  };
}
