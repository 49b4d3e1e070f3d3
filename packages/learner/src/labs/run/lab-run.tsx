'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView, noResource, PageSkeleton } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { useLabRun } from './lab-run.controller.ts';
import { labRunMessages } from './lab-run.messages.ts';
import { LabRunView } from './lab-run.view.tsx';

export interface LabRunProps {
  /** The lab. */
  labId: number;
  /** Where the back link leads when the lab is closed or missing. */
  backHref: string;
}

/** A lab that runs in the academy: stages on one network, each opening once the one before works. */
export function LabRun({ labId, backHref }: LabRunProps) {
  const messages = useMessages(labRunMessages);
  const state = useLabRun(labId);
  if (state.status === 'ready') return <LabRunView {...state} />;
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.load}
      backHref={backHref}
      empty={noResource({
        title: messages.none,
        text: messages.noneText,
        action: <LinkButton href={backHref}>{messages.back}</LinkButton>,
      })}
      skeleton={<PageSkeleton heights={[320, 240]} />}
    />
  );
}
