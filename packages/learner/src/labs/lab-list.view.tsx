import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { type KindListState, KindListView } from '../shared/kind-list.view.tsx';
import { LabCards, LabCardsSkeleton } from './lab-cards.view.tsx';
import type { LabLaunch } from './lab-launch.controller.ts';
import { LabLaunchDialog } from './lab-launch-dialog.view.tsx';
import { labsMessages } from './labs.messages.ts';

export interface LabListViewProps extends KindListState<Schema<'Lab'>> {
  launch: LabLaunch;
}

/** What the labs are, their kinds, and the labs with their pages. */
export function LabListView({ launch, ...list }: LabListViewProps) {
  const messages = useMessages(labsMessages);
  return (
    <div className="ul-stack ul-gap-20">
      <p className="ul-lead ul-muted">{messages.intro}</p>
      <KindListView
        {...list}
        kinds={messages.kinds}
        messages={messages}
        empty={{ title: messages.empty, text: messages.emptyText }}
        skeleton={<LabCardsSkeleton count={4} />}
        renderItems={(labs) => <LabCards labs={labs} launch={launch} />}
      />
      <LabLaunchDialog launch={launch} />
    </div>
  );
}
