import type { Schema } from '@uplink/api-client';
import {
  MILESTONE_DUE_DATE_STATUSES,
  milestonePath,
  milestoneSlot,
  milestoneStatusLabel,
} from '@uplink/api-client/domain';
import { HopNode } from '@uplink/ui/route-path';
import { Status } from '@uplink/ui/status';
import { Link } from 'react-aria-components';
import { Category } from './category.tsx';
import { messages } from './milestones.messages.ts';
import { hopOf, statusKind } from './milestones.rules.ts';

export interface MilestoneRowProps {
  milestone: Schema<'MyMilestone'>;
  isOpen: boolean;
  onOpen: (id: number) => void;
}

/** A milestone on the route: what it is, and its due date or its state by the rule. */
export function MilestoneRow({ milestone, isOpen, onOpen }: MilestoneRowProps) {
  const { id, title, category, status, product } = milestone;
  const state = hopOf(status);
  const slot = milestoneSlot(milestone);
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
      <Link
        className="ul-milestones__link"
        href={milestonePath(product, id)}
        onClick={(event) => {
          // A new tab or window is the browser's; here the page stays as it is scrolled.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(id);
        }}
        {...(isOpen && { 'aria-current': 'true' })}
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
              <span className="ul-sr">{milestoneStatusLabel(status)}, </span>
              {messages.due(slot)}
            </>
          ) : (
            slot
          )}
        </Status>
      </Link>
    </li>
  );
}
