import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { milestonePartsMessages } from '@uplink/kit/milestones';
import { Card } from '@uplink/ui/card';
import { Status, type StatusKind } from '@uplink/ui/status';
import { milestoneReviewMessages } from './milestone-review.messages.ts';

export interface AssessmentProps {
  assessment: Schema<'MilestoneAssessment'>;
}

const kinds: Record<Schema<'ExamState'>, StatusKind> = {
  notStarted: 'down',
  started: 'info',
  passed: 'ok',
  failed: 'fault',
};

/** The learner's state in the exam or SQC of the milestone, with what they ticked. */
export function Assessment({ assessment }: AssessmentProps) {
  const messages = useMessages(milestoneReviewMessages);
  const milestonePartsTexts = useMessages(milestonePartsMessages);
  const { kind, title, state, checklist } = assessment;
  return (
    <Card
      isFlush
      title={`${milestonePartsTexts.assessments[kind]}: ${title}`}
      aside={<Status kind={kinds[state]}>{milestonePartsTexts.assessment[state]}</Status>}
    >
      {checklist.length > 0 && (
        <ul className="ul-list" aria-label={messages.practical(title)}>
          {checklist.map(({ id, text, doneAt }) => (
            <li key={id} className="ul-listrow">
              <span className="ul-grow">{text}</span>
              <span className="ul-none">
                <Status kind={doneAt === null ? 'down' : 'ok'} isBare>
                  {doneAt === null ? messages.notTicked : messages.ticked}
                </Status>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
