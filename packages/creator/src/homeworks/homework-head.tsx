import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { SaveBar } from '@uplink/kit/forms';
import { RemoveWork, WorkHead } from '../shared/work-head.tsx';
import type { HomeworkEditing } from './homework-editor.controller.ts';
import { homeworkEditorMessages } from './homework-editor.messages.ts';

export interface HomeworkHeadProps {
  lessonHomework: Schema<'LessonHomework'>;
  editing: HomeworkEditing;
  formId: string;
  backHref: string;
  changeCount: number;
  faultCount: number;
}

/** What is edited, its state, and the button that saves it. */
export function HomeworkHead(props: HomeworkHeadProps) {
  const messages = useMessages(homeworkEditorMessages);
  const { lessonHomework, editing, formId, backHref, changeCount, faultCount } = props;
  const { lesson, xpPoints, canEdit, homework } = lessonHomework;
  return (
    <WorkHead
      title={messages.heading(lesson.name)}
      faults={faultCount > 0 ? messages.faults(faultCount) : undefined}
      facts={`${messages.facts(xpPoints, lesson.name)} ${canEdit ? '' : messages.readOnly}`}
      back={{ href: backHref, label: messages.back }}
      alert={faultCount > 0 ? messages.correct : undefined}
    >
      {canEdit && (
        <SaveBar
          formId={formId}
          form={editing.form}
          changeCount={changeCount}
          action={messages.save}
        >
          {homework && <Remove homework={homework} editing={editing} />}
        </SaveBar>
      )}
    </WorkHead>
  );
}

interface RemoveProps {
  homework: Schema<'CreatorHomework'>;
  editing: HomeworkEditing;
}

function Remove({ homework, editing }: RemoveProps) {
  const messages = useMessages(homeworkEditorMessages);
  const { pending, needsRevision, complete } = homework.counts;
  const submissions = pending + needsRevision + complete;
  return (
    <RemoveWork {...editing} words={messages} title={messages.removeTitle(homework.lesson.name)}>
      {submissions > 0 ? messages.stays(submissions) : messages.unanswered}
    </RemoveWork>
  );
}
