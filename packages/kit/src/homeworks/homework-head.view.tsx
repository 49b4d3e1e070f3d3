import type { Schema } from '@uplink/api-client';
import { Avatar } from '@uplink/ui/avatar';
import { SubmissionStatusBadge } from '../work/submission-status.tsx';
import './homework.css';

export interface HomeworkHeadProps {
  /** The lesson that it belongs to. */
  lesson: Schema<'LessonRef'>;
  /** The homework's name: the heading. */
  title: string;
  /** Its state. */
  status: Schema<'SubmissionStatus'>;
  /** Whose work it is, for someone else. */
  learner?: Schema<'UserRef'>;
}

/** Where a homework belongs, its name, and its state beside it. */
export function HomeworkHead({ lesson, title, status, learner }: HomeworkHeadProps) {
  return (
    <div className="ul-homework__head">
      <div className="ul-grow">
        <p className="ul-eyebrow">
          {lesson.product.name}, {lesson.name}
        </p>
        <h1 className="ul-h1" tabIndex={-1}>
          {title}
        </h1>
        {learner && (
          <p className="ul-row ul-gap-8 ul-muted ul-homework__learner">
            <Avatar name={learner.name} image={learner.avatar} size="xs" isDecorative />
            <span>{learner.name}</span>
          </p>
        )}
      </div>
      <div className="ul-none">
        <SubmissionStatusBadge status={status} />
      </div>
    </div>
  );
}
