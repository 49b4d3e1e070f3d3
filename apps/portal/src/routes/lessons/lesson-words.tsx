import { Discussion } from '@uplink/learner/discussions';
import type { Video } from '@uplink/learner/lessons';
import { LessonNotes, type NoteMark, useNoteMarks } from '@uplink/learner/notes';
import { useEffect } from 'react';
import { showUndo } from '../../app/toasts.ts';
import type { DiscussionPlace } from '../shared/discussion.search.ts';

export { ModuleLabs } from '@uplink/learner/labs/of-product';

export interface DiscussionPanelProps extends DiscussionPlace {
  lessonId: number;
  onPlaceChange: (place: DiscussionPlace) => void;
}

/** The questions about a lesson. The address says which one is open. */
export function DiscussionPanel(props: DiscussionPanelProps) {
  const { lessonId, question, page = 0, onPlaceChange } = props;
  return (
    <Discussion
      moduleId={lessonId}
      questionId={question}
      onQuestionChange={(id) => onPlaceChange({ question: id })}
      questionHref={(id) => `?nav=discussion&question=${id}`}
      page={page}
      onPageChange={(next) => onPlaceChange({ question, page: next || undefined })}
    />
  );
}

export interface NotesPanelProps {
  lessonId: number;
  /** The lesson's video, once it is there. */
  video: Video | undefined;
  /** The second of a note that was asked for at the video. */
  askedAt: number | undefined;
  onBegun: () => void;
}

/** The notes next to a video, which pauses while one is written. */
export function NotesPanel({ lessonId, video, askedAt, onBegun }: NotesPanelProps) {
  function begin() {
    onBegun();
    if (video?.getState().isPlaying) video.toggle();
    if (video?.getState().isFullScreen) video.toggleFullScreen();
  }
  return (
    <LessonNotes
      lessonId={lessonId}
      secondNow={video && (() => video.getState().position)}
      onSeek={video?.seek}
      onUndoable={showUndo}
      asked={askedAt === undefined ? undefined : { at: askedAt, onBegun: begin }}
    />
  );
}

export interface NoteMarksProps {
  lessonId: number;
  onMarks: (marks: readonly NoteMark[]) => void;
}

/** Brings the notes of a lesson to the seek bar of its video. */
export function NoteMarks({ lessonId, onMarks }: NoteMarksProps) {
  const marks = useNoteMarks(lessonId);
  useEffect(() => onMarks(marks), [marks, onMarks]);
  return null;
}
