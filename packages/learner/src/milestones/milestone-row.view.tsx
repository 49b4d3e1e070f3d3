import type { Schema } from '@uplink/api-client';
import {
  MILESTONE_DUE_DATE_STATUSES,
  milestonePath,
  milestoneSlot,
  milestoneStatusLabel,
} from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Category, milestonePartsMessages, statusKind } from '@uplink/kit/milestones';
import { HopNode } from '@uplink/ui/route-path';
import { Status } from '@uplink/ui/status';
import { PlaceLink } from '../shared/place-link.tsx';
import { milestonesMessages } from './milestones.messages.ts';
import { hopOf } from './milestones.rules.ts';

export interface MilestoneRowProps {
  milestone: Schema<'MyMilestone'>;
  isOpen: boolean;
  onOpen: (id: number) => void;
}

/** A milestone on the route: what it is, and its due date or its state by the rule. */
export function MilestoneRow({ milestone, isOpen, onOpen }: MilestoneRowProps) {
  const messages = useMessages(milestonesMessages);
  const { statuses } = useMessages(milestonePartsMessages);
  const { id, title, category, status, product } = milestone;
  const state = hopOf(status);
  const slot = milestoneSlot(milestone, statuses);
  const isDate = MILESTONE_DUE_DATE_STATUSES.includes(status);
  return (
    <li
      className="ul-trail__item ul-milestones__item"
      data-state={state}
      data-selected={isOpen || undefined}
    >
      <span className="ul-hop ul-node-box" data-state={state}>
        <HopNode state={state} />
      </span>
      <PlaceLink
        className="ul-milestones__link"
        href={milestonePath(product, id)}
        onOpen={() => onOpen(id)}
        isCurrent={isOpen}
      >
        <span className="ul-grow">
          <span className="ul-medium ul-milestones__title">{title}</span>
          <span className="ul-milestones__sub ul-small ul-muted">
            <Category category={category} />
          </span>
        </span>
        <Status kind={statusKind(status)} isBare>
          {isDate ? (
            <>
              <span className="ul-sr">{milestoneStatusLabel(status, statuses)}, </span>
              {messages.due(slot)}
            </>
          ) : (
            slot
          )}
        </Status>
      </PlaceLink>
    </li>
  );
}
