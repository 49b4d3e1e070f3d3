import { useMessages } from '@uplink/api-client/messages';
import { Button, LinkButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Plus } from 'lucide-react';
import type { Lesson } from './outline.rules.ts';
import { syllabusMessages } from './syllabus.messages.ts';

export interface OutlineAddProps {
  /** The lesson that is open: it takes what it lacks. */
  lesson: Lesson | undefined;
  lessonHref: string;
  onAddLesson: () => void;
}

/** What can be added where one is: a lesson to the section, and what the open lesson doesn't have yet. */
export function OutlineAdd({ lesson, lessonHref, onAddLesson }: OutlineAddProps) {
  const messages = useMessages(syllabusMessages);
  const parts = [
    { id: 'quiz', label: messages.addQuiz, isThere: lesson?.quiz != null },
    { id: 'homework', label: messages.addHomework, isThere: lesson?.homework != null },
    { id: 'exercises', label: messages.addExercise, isThere: false },
  ];
  const plus = <Icon as={Plus} size={16} />;
  return (
    <div className="ul-outline__foot">
      <Button size="sm" variant="quiet" icon={plus} onPress={onAddLesson}>
        {messages.addLesson}
      </Button>
      {lesson &&
        parts.map(
          ({ id, label, isThere }) =>
            !isThere && (
              <LinkButton
                key={id}
                size="sm"
                variant="quiet"
                icon={plus}
                href={`${lessonHref}/${id}`}
              >
                {label}
              </LinkButton>
            ),
        )}
    </div>
  );
}
