import {
  canSubmitMilestone,
  MilestoneStatus,
  milestoneStatusLabel,
} from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import {
  Category,
  dueWords,
  HandedInWork,
  MilestoneLink,
  milestonePartsMessages,
  statusKind,
} from '@uplink/kit/milestones';
import { AuthorText } from '@uplink/kit/text';
import { Button, IconButton } from '@uplink/ui/button';
import { Badge, Status } from '@uplink/ui/status';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { WaitingTime } from '../shared/waiting-time.tsx';
import { MilestoneAssessment } from './milestone-assessment.view.tsx';
import type { MilestoneDetailReady } from './milestone-detail.controller.ts';
import { MilestoneNote } from './milestone-note.view.tsx';
import { MilestoneWork } from './milestone-work.view.tsx';
import { milestonesMessages } from './milestones.messages.ts';
import { waitsForWork, whyNotYet } from './milestones.rules.ts';
import './milestones.css';

export interface MilestoneAsideProps {
  title: string;
  onClose: () => void;
  foot: ReactNode;
  children: ReactNode;
}

/** The panel beside the list, which stays usable; Escape closes it. */
export function MilestoneAside({ title, onClose, foot, children }: MilestoneAsideProps) {
  const messages = useMessages(milestonesMessages);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section
      className="ul-card ul-milestone"
      aria-labelledby={titleId}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="ul-milestone__head">
        <h2 className="ul-h3 ul-milestone__title" id={titleId} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <IconButton
          size="sm"
          aria-label={messages.close}
          icon={<X className="ul-icon" size={16} aria-hidden />}
          onPress={onClose}
        />
      </div>
      <div className="ul-milestone__body">{children}</div>
      {foot && <div className="ul-card__foot">{foot}</div>}
    </section>
  );
}

/** Category and state, due date, what to do, what was said, links, and the work. */
export function MilestoneBody(state: MilestoneDetailReady) {
  const milestonePartsTexts = useMessages(milestonePartsMessages);
  const messages = useMessages(milestonesMessages);
  const formats = useFormats();
  const { milestone, onOpenFile } = state;
  const { category, status, dueDate, description, links, submission, assessment } = milestone;
  // Nothing is left to do: that comes first.
  const isSettled = status === MilestoneStatus.complete || status === MilestoneStatus.waived;
  const takesWork = milestone.allowsFiles || milestone.allowsLink;
  return (
    <div className="ul-stack ul-gap-24">
      <div>
        <p className="ul-cluster">
          <Badge>
            <Category category={category} />
          </Badge>
          <Status kind={statusKind(status)}>
            {milestoneStatusLabel(status, milestonePartsTexts.statuses)}
          </Status>
        </p>
        {!isSettled && (
          <p className="ul-small ul-muted ul-milestone__due">
            {dueWords(dueDate, new Date(), milestonePartsTexts, formats)}
          </p>
        )}
      </div>
      {isSettled && <MilestoneNote milestone={milestone} />}
      <AuthorText html={description} />
      {!isSettled && <MilestoneNote milestone={milestone} />}
      {assessment && <MilestoneAssessment assessment={assessment} />}
      {links.length > 0 && (
        <section>
          <h3 className="ul-h4">{messages.links}</h3>
          <ul>
            {links.map(({ title, url }) => (
              <li key={url}>
                <MilestoneLink href={url}>
                  <span className="ul-grow">{title} </span>
                </MilestoneLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {submission && <HandedInWork submission={submission} onOpenFile={onOpenFile} />}
      {takesWork && canSubmitMilestone(status) && <MilestoneWork {...state} />}
      {takesWork && waitsForWork(status) && <WaitingTime waiting={milestone.waiting} />}
      {!takesWork && canSubmitMilestone(status) && <p className="ul-muted">{messages.marked}</p>}
    </div>
  );
}

/** The one button, which says what it still waits for. */
export function MilestoneFoot(state: MilestoneDetailReady) {
  const messages = useMessages(milestonesMessages);
  const { milestone, rows, link, isSubmitting, submitError, onSubmit } = state;
  const whyId = useId();
  const takesWork = milestone.allowsFiles || milestone.allowsLink;
  if (!takesWork || !canSubmitMilestone(milestone.status)) return null;
  const why = whyNotYet(milestone, { rows, link }, messages);
  return (
    <div className="ul-milestone__foot">
      <span
        id={whyId}
        className={`ul-small ${submitError ? 'ul-fault' : 'ul-muted'}`}
        role={submitError ? 'alert' : undefined}
      >
        {submitError ?? why}
      </span>
      <Button
        variant="primary"
        isDisabled={why !== ''}
        isPending={isSubmitting}
        aria-describedby={whyId}
        onPress={onSubmit}
      >
        {milestone.submission ? messages.submitAgain : messages.submit}
      </Button>
    </div>
  );
}
