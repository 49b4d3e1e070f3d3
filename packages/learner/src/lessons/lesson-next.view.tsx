import { lessonPath, productPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Button, LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { ArrowRight, Check } from 'lucide-react';
import { nextStep } from './lesson-next.rules.ts';
import type { LessonPlayerReady } from './lesson-player.controller.ts';
import { lessonPlayerMessages } from './lesson-player.messages.ts';

export interface LessonNextViewProps
  extends Pick<
    LessonPlayerReady,
    'lesson' | 'isFinishing' | 'finishError' | 'isFinishKept' | 'onFinish' | 'isSkipping' | 'onSkip'
  > {
  /** Whether the lesson's points are named. */
  hasPoints: boolean;
}

/** The one thing to do next, with its button. */
export function LessonNextView(props: LessonNextViewProps) {
  const messages = useMessages(lessonPlayerMessages);
  const { lesson, isFinishing, finishError, isFinishKept, onFinish, isSkipping, onSkip } = props;
  const { hasPoints } = props;
  const { part, label } = nextStep(lesson, messages);
  const at = { ...lesson, sectionId: lesson.section.id };
  const next = part === 'next' ? lesson.next : null;
  const href =
    part === 'quiz' || part === 'homework'
      ? lessonPath(at, part)
      : part === 'product'
        ? productPath(lesson.product)
        : next
          ? lessonPath(next.lesson)
          : undefined;
  return (
    <Card isFlush className="ul-lesson__next-card">
      <div className="ul-lesson__next">
        <div>
          <p className="ul-small ul-muted">{messages.next}</p>
          <p className="ul-medium">
            {lesson.isSkipped ? messages.skipped(lesson.xpPoints) : label}
          </p>
        </div>
        <div className="ul-row ul-gap-12">
          {lesson.canSkip && (
            <Button variant="quiet" size="lg" isPending={isSkipping} onPress={onSkip}>
              {messages.actions.skip}
            </Button>
          )}
          {lesson.isSkipped && lesson.next && part !== 'next' && (
            <LinkButton variant="quiet" size="lg" href={lessonPath(lesson.next.lesson)}>
              {messages.actions.next}
            </LinkButton>
          )}
          {finishError && (
            <span className="ul-small ul-fault" role="alert">
              {messages.notFinished} {finishError}
            </span>
          )}
          {isFinishKept && (
            <span className="ul-small ul-muted" role="status">
              {messages.finishKept}
            </span>
          )}
          {part === 'finish' && (
            <>
              {hasPoints && !finishError && (
                <span className="ul-small ul-muted ul-hide-mobile">
                  {messages.earn(lesson.xpPoints)}
                </span>
              )}
              <Button
                variant="primary"
                size="lg"
                isPending={isFinishing}
                endIcon={<Check className="ul-icon" size={18} />}
                onPress={onFinish}
              >
                {messages.actions.finish}
              </Button>
            </>
          )}
          {href && part !== 'finish' && part !== 'end' && (
            <LinkButton
              variant="primary"
              size="lg"
              isDisabled={next?.isLocked ?? false}
              href={href}
              endIcon={<ArrowRight className="ul-icon" size={18} />}
            >
              {messages.actions[part]}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}
