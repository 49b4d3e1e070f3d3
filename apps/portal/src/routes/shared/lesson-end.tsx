import type { LessonFinishProps } from '@uplink/learner/lessons/finish';
import { lazyPart, useLazyPart } from '../../app/lazy-part.ts';

const lessonFinish = lazyPart(
  async () => (await import('@uplink/learner/lessons/finish')).LessonFinish,
);

/** What a lesson gave, at the foot of the page that ended it. */
export function LessonEnd(props: LessonFinishProps) {
  const finish = useLazyPart(lessonFinish);
  return (
    <div className="ul-page-body">{finish.status === 'ready' && <finish.Part {...props} />}</div>
  );
}
