import type { Schema } from '@uplink/api-client';
import { examPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { milestonePartsMessages } from '@uplink/kit/milestones';
import { LinkButton } from '@uplink/ui/button';
import { milestonesMessages } from './milestones.messages.ts';

export interface MilestoneAssessmentProps {
  assessment: Schema<'MilestoneAssessment'>;
}

/** The exam or SQC of a milestone, its progress, and a link to it. */
export function MilestoneAssessment({ assessment }: MilestoneAssessmentProps) {
  const milestonePartsTexts = useMessages(milestonePartsMessages);
  const messages = useMessages(milestonesMessages);
  const { kind, title, state, checklist, uniqueName } = assessment;
  const done = checklist.filter(({ doneAt }) => doneAt !== null).length;
  const facts = [
    milestonePartsTexts.assessment[state],
    checklist.length > 0 && messages.practical(done, checklist.length),
  ];
  return (
    <section>
      <h3 className="ul-h4">
        {milestonePartsTexts.assessments[kind]}: {title}
      </h3>
      <p className="ul-small ul-muted">{facts.filter(Boolean).join(', ')}</p>
      <p className="ul-milestone__field">
        <LinkButton size="sm" href={examPath(uniqueName)}>
          {messages.toAssessment[kind]}
        </LinkButton>
      </p>
    </section>
  );
}
