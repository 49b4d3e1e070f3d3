'use client';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import { MilestonesSkeleton } from '@uplink/kit/milestones';
import { NotReadyView } from '@uplink/kit/states';
import { IdleLink } from '@uplink/ui/states';
import { useRef } from 'react';
import { Calendar } from './calendar.tsx';
import { MilestoneDetail } from './milestone-detail.tsx';
import { useMilestonePanel } from './milestone-panel.controller.ts';
import type { MilestonePanelProps } from './milestone-panel.types.ts';
import { MilestonePanelView } from './milestone-panel.view.tsx';
import { milestonesMessages } from './milestones.messages.ts';

/** The milestones of a cohort as one route, and beside it the one that is open. */
export function MilestonePanel(props: MilestonePanelProps) {
  const messages = useMessages(milestonesMessages);
  const formats = useFormats();
  const { moduleId, cohort, openId, onOpen, onClose, filter, onFilterChange } = props;
  const state = useMilestonePanel(moduleId);
  const list = useRef<HTMLOListElement>(null);
  if (state.status !== 'ready') {
    return (
      <NotReadyView
        state={state}
        noun={messages.noun}
        empty={emptyPlace(cohort, messages, formats)}
        skeleton={<MilestonesSkeleton rows={8} />}
      />
    );
  }
  const close = () => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    onClose();
    row?.focus();
  };
  return (
    <MilestonePanelView
      milestones={state.milestones}
      openId={openId}
      onOpen={onOpen}
      filter={filter}
      onFilterChange={onFilterChange}
      listRef={list}
      calendar={<Calendar />}
      detail={openId !== undefined && <MilestoneDetail key={openId} id={openId} onClose={close} />}
    />
  );
}

function emptyPlace(
  { name, startDate }: MilestonePanelProps['cohort'],
  messages: typeof milestonesMessages,
  formats: Formats,
) {
  const isAhead = new Date(startDate) > new Date();
  return {
    art: <IdleLink />,
    title: isAhead ? messages.notStarted : messages.noMilestones,
    text: isAhead ? messages.startsOn(name, formats.date(startDate)) : messages.noMilestonesText,
  };
}
