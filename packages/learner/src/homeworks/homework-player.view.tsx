import { canSubmitHomework } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import {
  HandedIn,
  HomeworkHead,
  HomeworkNote,
  LineComments,
  ThreadCard,
} from '@uplink/kit/homeworks';
import { CleanText } from '@uplink/kit/text';
import { Card } from '@uplink/ui/card';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { WaitingTime } from '../shared/waiting-time.tsx';
import { homeworkMessages } from './homework.messages.ts';
import { HomeworkFormView } from './homework-form.view.tsx';
import type { HomeworkPlayerReady } from './homework-player.controller.ts';

export interface HomeworkPlayerViewProps extends Omit<HomeworkPlayerReady, 'status'> {
  /** The files of an upload homework, with their button of this label. */
  renderUpload: (submitLabel: string) => ReactNode;
  onOpenFile: (fileId: number) => void;
}

/** Brief on top, then files or form, with the thread beside it. */
export function HomeworkPlayerView(props: HomeworkPlayerViewProps) {
  const messages = useMessages(homeworkMessages);
  const { homework, renderUpload, onOpenFile } = props;
  const { task, status, lesson } = homework;
  const [submission] = homework.submissions;
  const version = submission?.version ?? 0;
  const { note, isReplacing, replace } = useReplacing(version);
  const waits = status === 'pending';
  const isOpen = canSubmitHomework(status) && (!waits || isReplacing);
  const submitLabel = version > 0 ? messages.submitAgain : messages.submit;
  return (
    <>
      <HomeworkHead lesson={lesson} title={task.title} status={status} />
      <div className="ul-homework">
        <div className="ul-stack ul-gap-24">
          <HomeworkNote
            focusRef={note}
            status={status}
            feedback={homework.feedbackMessage}
            onReplace={waits && !isReplacing ? replace : undefined}
          />
          {canSubmitHomework(status) && <WaitingTime waiting={homework.waiting} />}
          <Card>
            <CleanText html={task.brief} />
          </Card>
          {isOpen &&
            (task.type === 'UPLOAD' ? (
              renderUpload(submitLabel)
            ) : (
              <HomeworkFormView {...props} submitLabel={submitLabel} />
            ))}
          {submission && <HandedIn submission={submission} task={task} onOpenFile={onOpenFile} />}
          {submission && <LineComments submission={submission} />}
        </div>
        <ThreadCard
          submission={submission}
          ownUserId={props.ownUserId}
          mentor={homework.mentor}
          draft={props.message}
          onDraft={props.onMessage}
          onSend={props.onSend}
          isSending={props.isSending}
          sendError={props.sendError}
        />
      </div>
    </>
  );
}

/** Pending homework can be submitted again; each new version closes the form and takes focus. */
function useReplacing(version: number) {
  const note = useRef<HTMLDivElement>(null);
  const seen = useRef(version);
  const [isReplacing, setReplacing] = useState(false);
  useEffect(() => {
    if (version === seen.current) return;
    seen.current = version;
    setReplacing(false);
    note.current?.focus();
  }, [version]);
  return { note, isReplacing, replace: () => setReplacing(true) };
}
