import { useMessages } from '@uplink/api-client/messages';
import { Icon } from '@uplink/ui/icon';
import { Badge, StatusLight } from '@uplink/ui/status';
import { CirclePlay, FileText, FileUp, ListChecks } from 'lucide-react';
import {
  findLesson,
  type Lesson,
  lengthOf,
  type Section,
  stateOf,
  totalsOf,
} from './outline.rules.ts';
import { syllabusMessages } from './syllabus.messages.ts';

export const kindOf = { ready: 'ok', empty: 'fault', hidden: 'down' } as const;

export interface OutlineRowProps {
  sections: readonly Section[];
  id: number;
  /** The place of a section, from 1. */
  number: number | undefined;
}

/** A section or lesson in the outline, with its length, points and state. */
export function OutlineRow({ sections, id, number }: OutlineRowProps) {
  const section = sections.find((one) => one.id === id);
  if (section) {
    const { seconds, points } = totalsOf([section]);
    return (
      <>
        <span className="ul-syllabus-outline__name ul-strong">
          {number}. {section.name}
        </span>
        <Figures seconds={seconds} points={points} state={stateOf(section)} />
      </>
    );
  }
  const lesson = findLesson(sections, id);
  return lesson ? <LessonCells lesson={lesson} /> : null;
}

function LessonCells({ lesson }: { lesson: Lesson }) {
  const messages = useMessages(syllabusMessages);
  const { name, hasVideo, isFree, state, quiz, homework, duration, xpPoints } = lesson;
  return (
    <>
      <Icon as={hasVideo ? CirclePlay : FileText} size={16} />
      <span className="ul-syllabus-outline__name">{name}</span>
      {isFree && <Badge>{messages.free}</Badge>}
      {state === 'hidden' && <Badge>{messages.hiddenBadge}</Badge>}
      {quiz && <Icon as={ListChecks} size={14} label={messages.hasQuiz} />}
      {homework && <Icon as={FileUp} size={14} label={messages.hasHomework} />}
      <Figures seconds={duration} points={xpPoints} state={state} />
    </>
  );
}

interface FiguresProps {
  seconds: number;
  points: number;
  state: Lesson['state'];
}

function Figures({ seconds, points, state }: FiguresProps) {
  const messages = useMessages(syllabusMessages);
  return (
    <>
      <span className="ul-syllabus-outline__figure ul-mono">{lengthOf(seconds)}</span>
      <span className="ul-syllabus-outline__figure ul-mono">{points}</span>
      <span className="ul-syllabus-outline__state">
        <StatusLight kind={kindOf[state]} />
        <span className="ul-sr">{messages.state[state]}</span>
      </span>
    </>
  );
}
