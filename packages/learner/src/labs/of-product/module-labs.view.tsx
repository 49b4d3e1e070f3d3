import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import type { NotReady } from '@uplink/api-client/react';
import { NotReadyView, noContent } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { LabCards, LabCardsSkeleton } from '../lab-cards.view.tsx';
import type { LabLaunch } from '../lab-launch.controller.ts';
import { LabLaunchDialog } from '../lab-launch-dialog.view.tsx';
import { labsMessages } from '../labs.messages.ts';
import '../labs.css';

export interface ModuleLabsViewProps {
  state: NotReady | { status: 'ready'; labs: readonly Schema<'Lab'>[] };
  launch: LabLaunch;
}

/** A product's labs under their heading, and the way to all others. */
export function ModuleLabsView({ state, launch }: ModuleLabsViewProps) {
  const messages = useMessages(labsMessages);
  return (
    <section>
      <div className="ul-row ul-labs__head" data-justify="between">
        <h2 className="ul-h3">{messages.title}</h2>
        <LinkButton size="sm" variant="quiet" href="/practice-labs">
          {messages.kinds.all}
        </LinkButton>
      </div>
      {state.status === 'ready' && state.labs.length > 0 ? (
        <LabCards labs={state.labs} launch={launch} />
      ) : (
        <NotReadyView
          state={state.status === 'ready' ? { status: 'empty' } : state}
          noun={messages.noun}
          empty={noContent({ title: messages.empty, text: messages.emptyText })}
          skeleton={<LabCardsSkeleton count={2} />}
        />
      )}
      <LabLaunchDialog launch={launch} />
    </section>
  );
}
