import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { countChanges, FormFault } from '@uplink/kit/forms';
import { Card } from '@uplink/ui/card';
import { TextArea, TextField } from '@uplink/ui/field';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { useId } from 'react';
import { FileFields } from './file-fields.tsx';
import { faultsOf, useHomeworkEditing } from './homework-editor.controller.ts';
import { homeworkEditorMessages } from './homework-editor.messages.ts';
import { toHomeworkForm } from './homework-form.rules.ts';
import { HomeworkHead } from './homework-head.tsx';
import { HomeworkPreview } from './homework-preview.tsx';
import { SubmissionCounts } from './submission-counts.tsx';
import { WorksheetFields } from './worksheet-fields.tsx';
import './homework-editor.css';

export interface HomeworkFormProps {
  lessonHomework: Schema<'LessonHomework'>;
  /** The lesson in its syllabus. */
  backHref: string;
  /** Where mentors review what is handed in. */
  deskHref: string;
}

const typeOptions = (messages: typeof homeworkEditorMessages) =>
  (['UPLOAD', 'DIGITIZE'] as const).map((id) => ({ id, label: messages.types[id] }));

/** The form of a homework, with the learner's view of it. */
export function HomeworkForm({ lessonHomework, backHref, deskHref }: HomeworkFormProps) {
  const messages = useMessages(homeworkEditorMessages);
  const formId = useId();
  const editing = useHomeworkEditing(lessonHomework);
  const { form, stored } = editing;
  const { values } = form;
  const { lesson, canEdit, homework } = lessonHomework;
  const isReadOnly = !canEdit;
  const counts = homework?.counts;
  const isHandedIn = counts !== undefined && Object.values(counts).some((count) => count > 0);
  return (
    <>
      <HomeworkHead
        lessonHomework={lessonHomework}
        editing={editing}
        formId={formId}
        backHref={backHref}
        changeCount={countChanges(values, stored)}
        faultCount={form.isTried ? Object.keys(faultsOf(values)).length : 0}
      />
      <div className="ul-homework-editor">
        <form {...form.formProps} id={formId} className="ul-stack ul-gap-16">
          <FormFault form={form} />
          <Card title={messages.task}>
            <div className="ul-stack ul-gap-16">
              <div>
                <SegmentedControl
                  aria-label={messages.type}
                  options={typeOptions(messages)}
                  value={values.type}
                  isDisabled={isReadOnly || isHandedIn}
                  onChange={form.field('type').onChange}
                />
                {isHandedIn && <p className="ul-small ul-muted">{messages.typeIsFixed}</p>}
              </div>
              <TextField label={messages.title} isReadOnly={isReadOnly} {...form.field('title')} />
              <TextArea
                label={messages.brief}
                rows={6}
                description={messages.briefHelp}
                isReadOnly={isReadOnly}
                {...form.field('brief')}
              />
              <TextField
                label={messages.challengeId}
                hint={messages.challengeHint}
                isReadOnly={isReadOnly}
                {...form.field('challengeId')}
              />
            </div>
          </Card>
          {values.type === 'UPLOAD' ? (
            <FileFields form={form} isReadOnly={isReadOnly} />
          ) : (
            <WorksheetFields form={form} isReadOnly={isReadOnly} />
          )}
          <SubmissionCounts counts={counts} deskHref={deskHref} />
        </form>
        <HomeworkPreview lesson={lesson} form={toHomeworkForm(values)} />
      </div>
    </>
  );
}
