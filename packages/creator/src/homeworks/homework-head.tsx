import type { Schema } from '@uplink/api-client';
import { Confirm } from '@uplink/kit/dialogs';
import { SaveBar } from '@uplink/kit/forms';
import { IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Link } from '@uplink/ui/link';
import { Menu } from '@uplink/ui/menu';
import { Status } from '@uplink/ui/status';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { HomeworkEditing } from './homework-editor.controller.ts';
import { messages } from './homework-editor.messages.ts';

export interface HomeworkHeadProps {
  lessonHomework: Schema<'LessonHomework'>;
  editing: HomeworkEditing;
  formId: string;
  backHref: string;
  changeCount: number;
  faultCount: number;
}

/** What is edited, how it stands, and the button that saves it. */
export function HomeworkHead(props: HomeworkHeadProps) {
  const { lessonHomework, editing, formId, backHref, changeCount, faultCount } = props;
  const { lesson, xpPoints, canEdit, homework } = lessonHomework;
  return (
    <div className="ul-homework-editor__head">
      <div>
        <div className="ul-cluster ul-gap-12">
          <h1 className="ul-h1" tabIndex={-1}>
            {messages.heading(lesson.name)}
          </h1>
          {faultCount > 0 && <Status kind="fault">{messages.faults(faultCount)}</Status>}
        </div>
        <p className="ul-muted">
          {messages.facts(xpPoints, lesson.name)} {!canEdit && messages.readOnly}
        </p>
        <Link href={backHref}>{messages.back}</Link>
        {faultCount > 0 && (
          <p className="ul-small ul-fault" role="alert">
            {messages.correct}
          </p>
        )}
      </div>
      {canEdit && (
        <SaveBar
          formId={formId}
          form={editing.form}
          changeCount={changeCount}
          action={messages.save}
        >
          {homework && <MoreActions homework={homework} editing={editing} />}
        </SaveBar>
      )}
    </div>
  );
}

interface MoreActionsProps {
  homework: Schema<'CreatorHomework'>;
  editing: HomeworkEditing;
}

function MoreActions({ homework, editing }: MoreActionsProps) {
  const [isAsked, setAsked] = useState(false);
  const { isDeleting, deleteError, onDelete } = editing;
  const { pending, needsRevision, complete } = homework.counts;
  const submissions = pending + needsRevision + complete;
  const close = () => setAsked(false);
  return (
    <>
      <Menu
        aria-label={messages.more}
        trigger={<IconButton aria-label={messages.more} icon={<Icon as={Ellipsis} />} />}
        groups={[[{ id: 'delete', label: messages.remove, tone: 'danger' }]]}
        onAction={() => setAsked(true)}
      />
      <Confirm
        title={messages.removeTitle(homework.lesson.name)}
        confirmLabel={messages.remove}
        isDanger
        isOpen={isAsked}
        isPending={isDeleting}
        onClose={close}
        onConfirm={() => void onDelete().then(close, () => {})}
      >
        {submissions > 0 ? messages.stays(submissions) : messages.unanswered}
        {deleteError && (
          <span className="ul-small ul-fault" role="alert">
            {deleteError}
          </span>
        )}
      </Confirm>
    </>
  );
}
