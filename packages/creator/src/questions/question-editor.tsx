'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { bankQuestionQuery, notReady, useUplink } from '@uplink/api-client/react';
import { Confirm } from '@uplink/kit/dialogs';
import { countChanges, FormFault, SaveBar } from '@uplink/kit/forms';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextField } from '@uplink/ui/field';
import { Link } from '@uplink/ui/link';
import { NumberField } from '@uplink/ui/number-field';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { Skeleton } from '@uplink/ui/skeleton';
import { useId, useState } from 'react';
import { useFaultsInWords } from '../shared/author-words.ts';
import { useLastValid } from '../shared/questions/last-valid.ts';
import { questionEditors, questionTypes } from '../shared/questions/question-editors.ts';
import { QuestionNotes } from '../shared/questions/question-notes.tsx';
import { QuestionPreview } from '../shared/questions/question-preview.tsx';
import { newQuestion } from '../shared/questions/question-values.ts';
import { questionsMessages } from '../shared/questions/questions.messages.ts';
import { questionBankMessages } from './question-bank.messages.ts';
import { useBankEditing } from './question-editor.controller.ts';
import './question-bank.css';

export interface QuestionEditorProps {
  /** Undefined for a new one. */
  questionId: number | undefined;
  /** The bank. */
  backHref: string;
  /** Told the id of a question that was created. */
  onCreated: (id: number) => void;
  /** Told that it was deleted: its page is no more. */
  onDeleted: () => void;
}

/** A question of the bank, beside what a learner sees of it. */
export function QuestionEditor({ questionId, ...props }: QuestionEditorProps) {
  const messages = useMessages(questionBankMessages);
  const query = useHeldQuery({
    ...bankQuestionQuery(useUplink(), questionId ?? 0),
    enabled: questionId !== undefined,
  });
  if (questionId === undefined) return <QuestionForm question={undefined} {...props} />;
  if (query.data) return <QuestionForm key={questionId} question={query.data} {...props} />;
  return (
    <NotReadyView
      isPage
      state={notReady(query)}
      noun={messages.one}
      backHref={props.backHref}
      skeleton={<Skeleton height={400} />}
    />
  );
}

const difficultyOptions = (messages: typeof questionBankMessages) =>
  ([1, 2, 3] as const).map((id) => ({
    id: String(id),
    label: messages.difficulties[id],
  }));

interface QuestionFormProps extends Omit<QuestionEditorProps, 'questionId'> {
  question: Schema<'BankQuestion'> | undefined;
}

function QuestionForm({ question, backHref, onCreated, onDeleted }: QuestionFormProps) {
  const messages = useMessages(questionBankMessages);
  const { types } = useMessages(questionsMessages);
  const formId = useId();
  const [isAsked, setAsked] = useState(false);
  const { form, stored, faults, isDeleting, onDelete } = useBankEditing(question, onCreated);
  const { values } = form;
  const { Fields } = questionEditors[values.question.type];
  const preview = useLastValid([values.question]);
  const set = form.field('question').onChange;
  const told = useFaultsInWords(form.isTried ? faults : {});
  return (
    <>
      <div className="ul-row" data-justify="between">
        <div>
          <h1 className="ul-h1" tabIndex={-1}>
            {question ? messages.heading : messages.newHeading}
          </h1>
          <Link className="ul-lone-link" href={backHref}>
            {messages.back}
          </Link>
          {question && question.examCount > 0 && (
            <p className="ul-small ul-muted">{messages.usedIn(question.examCount)}</p>
          )}
        </div>
        <SaveBar
          formId={formId}
          form={form}
          changeCount={countChanges(values, stored)}
          action={messages.save}
        >
          {question && (
            <Button variant="danger-quiet" onPress={() => setAsked(true)}>
              {messages.remove}
            </Button>
          )}
        </SaveBar>
      </div>
      <div className="ul-bank-editor">
        <form {...form.formProps} id={formId}>
          <FormFault form={form} />
          <Card>
            <div className="ul-stack ul-gap-16">
              <SegmentedControl
                aria-label={messages.type}
                options={questionTypes.map((id) => ({ id, label: types[id] }))}
                value={values.question.type}
                onChange={(type) =>
                  set({
                    ...newQuestion(type),
                    ...values.question,
                    type,
                    answers:
                      values.question.answers.length > 0
                        ? values.question.answers
                        : newQuestion(type).answers,
                  })
                }
              />
              <Fields question={values.question} onChange={set} faults={told} isReadOnly={false} />
              <TextField
                label={messages.topic}
                description={messages.topicHelp}
                {...form.field('topic')}
              />
              <SegmentedControl
                aria-label={messages.difficulty}
                options={difficultyOptions(messages)}
                value={String(values.difficulty)}
                onChange={(id) => form.field('difficulty').onChange(Number(id) as 1 | 2 | 3)}
              />
              <NumberField
                label={messages.weight}
                minValue={1}
                maxValue={100}
                {...form.field('weight')}
              />
              <QuestionNotes question={values.question} onChange={set} faults={told} />
            </div>
          </Card>
        </form>
        <QuestionPreview {...preview} />
      </div>
      <Confirm
        title={messages.removeTitle}
        confirmLabel={messages.remove}
        isDanger
        isOpen={isAsked}
        isPending={isDeleting}
        onClose={() => setAsked(false)}
        onConfirm={() => void onDelete().then(onDeleted, () => setAsked(false))}
      >
        {messages.removeText}
      </Confirm>
    </>
  );
}
