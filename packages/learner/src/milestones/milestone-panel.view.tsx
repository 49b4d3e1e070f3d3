import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { milestonePartsMessages } from '@uplink/kit/milestones';
import { Card } from '@uplink/ui/card';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { State } from '@uplink/ui/states';
import type { ReactNode, RefObject } from 'react';
import { MilestoneRow } from './milestone-row.view.tsx';
import { milestonesMessages } from './milestones.messages.ts';
import { type CategoryFilter, ofCategory, summary } from './milestones.rules.ts';
import { moveFocus } from './move-focus.ts';
import './milestones.css';

export interface MilestonePanelViewProps {
  milestones: readonly Schema<'MyMilestone'>[];
  openId: number | undefined;
  onOpen: (id: number) => void;
  filter: CategoryFilter;
  onFilterChange: (filter: CategoryFilter) => void;
  listRef: RefObject<HTMLOListElement | null>;
  /** The way to the calendar, under the list. */
  calendar: ReactNode;
  /** The open one; false while none is. */
  detail: ReactNode;
}

/** One route downwards with a filter above; Up and Down go from milestone to milestone. */
export function MilestonePanelView(props: MilestonePanelViewProps) {
  const messages = useMessages(milestonesMessages);
  const parts = useMessages(milestonePartsMessages);
  const { milestones, openId, onOpen, filter, onFilterChange, listRef, calendar, detail } = props;
  const shown = ofCategory(milestones, filter);
  const categories: { id: CategoryFilter; label: string }[] = [
    { id: 'all', label: messages.all },
    ...([1, 2, 3, 4] as const).map((id) => ({
      id: `${id}` as const,
      label: parts.categories[id],
    })),
  ];
  return (
    <div className="ul-milestones" data-open={detail !== false || undefined}>
      <Card isFlush aria-label={messages.title}>
        <div className="ul-milestones__head">
          <div>
            <h2 className="ul-h4">{messages.title}</h2>
            <p className="ul-small ul-muted">{summary(milestones, messages)}</p>
          </div>
          <div className="ul-milestones__filter">
            <SegmentedControl
              aria-label={messages.category}
              options={categories}
              value={filter}
              onChange={onFilterChange}
            />
          </div>
        </div>
        {shown.length > 0 ? (
          <ol className="ul-milestones__list" ref={listRef} onKeyDown={moveFocus}>
            {shown.map((milestone) => (
              <MilestoneRow
                key={milestone.id}
                milestone={milestone}
                isOpen={milestone.id === openId}
                onOpen={onOpen}
              />
            ))}
          </ol>
        ) : (
          <State title={messages.noneOfCategory}>{messages.noneOfCategoryText}</State>
        )}
        <div className="ul-milestones__foot">{calendar}</div>
      </Card>
      {detail}
    </div>
  );
}
