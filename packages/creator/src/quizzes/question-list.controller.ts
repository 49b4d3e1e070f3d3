import type { Form } from '@uplink/kit/forms';
import { useState } from 'react';
import {
  copyQuestion,
  newQuestion,
  type QuestionValues,
} from '../shared/questions/question-values.ts';
import type { QuizValues } from './quiz-form.rules.ts';

/** What can be done with the questions of a quiz, and which of them are open. */
export interface QuestionListState {
  /** Of the question that is worked on. */
  currentKey: string | undefined;
  isOpen: (question: QuestionValues) => boolean;
  /** It was worked on and left: its faults may be shown. */
  isLeft: (question: QuestionValues | undefined) => boolean;
  open: (indexes: readonly number[]) => void;
  toggle: (question: QuestionValues) => void;
  enter: (question: QuestionValues) => void;
  leave: (question: QuestionValues) => void;
  add: (type: QuestionValues['type']) => void;
  addAll: (questions: readonly QuestionValues[]) => void;
  change: (index: number, question: QuestionValues) => void;
  duplicate: (index: number) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
}

export function useQuestionList(form: Form<QuizValues>): QuestionListState {
  const { questions } = form.values;
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(questions.slice(0, 1).map(({ key }) => key)),
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [currentKey, setCurrentKey] = useState<string>();
  const set = (next: QuestionValues[]) => form.field('questions').onChange(next);
  const openKeys = (keys: readonly string[]) => setOpened(new Set([...opened, ...keys]));

  function insert(index: number, added: readonly QuestionValues[]) {
    set(questions.toSpliced(index, 0, ...added));
    openKeys(added.slice(0, 1).map(({ key }) => key));
  }

  return {
    currentKey,
    isOpen: ({ key }) => opened.has(key),
    isLeft: (question) => question !== undefined && left.has(question.key),
    open: (indexes) => openKeys(indexes.flatMap((index) => questions[index]?.key ?? [])),
    toggle({ key }) {
      const next = new Set(opened);
      if (!next.delete(key)) next.add(key);
      setOpened(next);
    },
    enter: ({ key }) => setCurrentKey(key),
    leave: ({ key }) => setLeft(new Set([...left, key])),
    add: (type) => insert(questions.length, [newQuestion(type)]),
    addAll: (added) => insert(questions.length, added),
    change: (index, question) => set(questions.with(index, question)),
    duplicate(index) {
      const question = questions[index];
      if (question) insert(index + 1, [copyQuestion(question)]);
    },
    remove: (index) => set(questions.toSpliced(index, 1)),
    move(from, to) {
      const question = questions[from];
      if (!question || to < 0 || to >= questions.length) return;
      set(questions.toSpliced(from, 1).toSpliced(to, 0, question));
    },
  };
}
