'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { creatorExamQuery, notReady, useUplink } from '@uplink/api-client/react';
import { Confirm } from '@uplink/kit/dialogs';
import { countChanges, FormFault, SaveBar } from '@uplink/kit/forms';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Link } from '@uplink/ui/link';
import { Skeleton } from '@uplink/ui/skeleton';
import { useId, useState } from 'react';
import { QuestionPreview } from '../shared/questions/question-preview.tsx';
import { toQuestionValues } from '../shared/questions/question-values.ts';
import { BlueprintFields } from './blueprint-fields.tsx';
import { useExamEditing } from './exam-editor.controller.ts';
import { ExamFields } from './exam-fields.tsx';
import { ExamResults } from './exam-results.tsx';
import { examsMessages } from './exams.messages.ts';
import './exams.css';

export interface ExamEditorProps {
  /** Whether exams or SQCs are edited. */
  kind: Schema<'AssessmentKind'>;
  /** Undefined for a new one. */
  examId: number | undefined;
  /** The list. */
  backHref: string;
  /** Told the id of one that was created. */
  onCreated: (id: number) => void;
  /** Told that it was deleted: its page is no more. */
  onDeleted: () => void;
}

/** An exam or SQC: its settings, its blueprint, what it asks, and how learners did. */
export function ExamEditor({ examId, ...props }: ExamEditorProps) {
  const messages = useMessages(examsMessages);
  const query = useHeldQuery({
    ...creatorExamQuery(useUplink(), examId ?? 0),
    enabled: examId !== undefined,
  });
  if (examId === undefined) return <ExamForm exam={undefined} {...props} />;
  if (query.data) return <ExamForm key={examId} exam={query.data} {...props} />;
  return (
    <NotReadyView
      isPage
      state={notReady(query)}
      noun={messages.one}
      backHref={props.backHref}
      skeleton={<Skeleton height={480} />}
    />
  );
}

interface ExamFormProps extends Omit<ExamEditorProps, 'examId'> {
  exam: Schema<'CreatorExam'> | undefined;
}

function ExamForm({ kind, exam, backHref, onCreated, onDeleted }: ExamFormProps) {
  const messages = useMessages(examsMessages);
  const formId = useId();
  const [isAsked, setAsked] = useState(false);
  const editing = useExamEditing(kind, exam, { onCreated });
  const { form, stored, isDeleting, onDelete } = editing;
  const drawn = exam?.questions.map(({ question }) => toQuestionValues(question)) ?? [];
  return (
    <>
      <div className="ul-exams__top">
        <div>
          <h1 className="ul-h1" tabIndex={-1}>
            {exam?.title ?? messages.newHeading[kind]}
          </h1>
          <Link className="ul-lone-link" href={backHref}>
            {messages.back[kind]}
          </Link>
        </div>
        <SaveBar
          formId={formId}
          form={form}
          changeCount={countChanges(form.values, stored)}
          action={messages.save[kind]}
        >
          {exam && (
            <Button variant="danger-quiet" onPress={() => setAsked(true)}>
              {messages.remove[kind]}
            </Button>
          )}
        </SaveBar>
      </div>
      <div className="ul-exams__editor">
        <form {...form.formProps} id={formId} className="ul-stack ul-gap-16">
          <FormFault form={form} />
          <ExamFields form={form} />
          <BlueprintFields form={form} topics={editing.topics} />
          {exam && <ExamResults examId={exam.id} />}
        </form>
        <QuestionPreview questions={drawn} isOlder={false} />
      </div>
      {exam && (
        <Confirm
          title={messages.removeTitle(exam.title)}
          confirmLabel={messages.remove[kind]}
          isDanger
          isOpen={isAsked}
          isPending={isDeleting}
          onClose={() => setAsked(false)}
          onConfirm={() => void onDelete().then(onDeleted, () => setAsked(false))}
        >
          {messages.removeText(exam.attemptCount)}
        </Confirm>
      )}
    </>
  );
}
