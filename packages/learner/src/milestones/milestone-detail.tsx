'use client';
import { useMessages } from '@uplink/api-client/messages';
import { MilestonesSkeleton } from '@uplink/kit/milestones';
import { NotReadyView } from '@uplink/kit/states';
import { Dialog } from '@uplink/ui/dialog';
import { useMediaQuery } from '@uplink/ui/media-query';
import { useMilestoneDetail } from './milestone-detail.controller.ts';
import { MilestoneAside, MilestoneBody, MilestoneFoot } from './milestone-detail.view.tsx';
import { milestonesMessages } from './milestones.messages.ts';

/** Where a panel has no room beside a list. */
const narrow = '(max-width: 1024px)';

export interface MilestoneDetailProps {
  id: number;
  onClose: () => void;
}

/** One milestone with all there is to it: beside the list, or as a sheet where there is no room. */
export function MilestoneDetail({ id, onClose }: MilestoneDetailProps) {
  const messages = useMessages(milestonesMessages);
  const state = useMilestoneDetail(id);
  const isNarrow = useMediaQuery(narrow);
  const isReady = state.status === 'ready';
  const title = isReady ? state.milestone.title : messages.one;
  const body = isReady ? (
    <MilestoneBody {...state} />
  ) : (
    <NotReadyView
      state={state}
      noun={messages.milestoneNoun}
      empty={{ title: messages.gone, text: messages.goneText }}
      skeleton={<MilestonesSkeleton />}
    />
  );
  const foot = isReady ? <MilestoneFoot {...state} /> : null;
  return isNarrow ? (
    <Dialog title={title} size="sheet" isOpen onClose={onClose} footer={foot}>
      {body}
    </Dialog>
  ) : (
    <MilestoneAside title={title} onClose={onClose} foot={foot}>
      {body}
    </MilestoneAside>
  );
}
