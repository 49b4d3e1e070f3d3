import type { NotReady } from '@uplink/api-client/react';
import { LinkButton } from '@uplink/ui/button';
import { Loading } from '@uplink/ui/skeleton';
import { Failure, Locked, State, Wall } from '@uplink/ui/states';
import type { ReactNode } from 'react';
import { messages } from './not-ready.messages.ts';

export interface NotReadyViewProps {
  state: NotReady;
  /** What is loading, e.g. 'The quiz'. */
  noun: string;
  /** Skeletons in the shape of what comes. */
  skeleton: ReactNode;
  /** What an empty place says. */
  empty: ReactNode;
  /** Where "go back" leads when something is locked. */
  backHref?: string;
  /** It fills a page and carries the page's heading. @default false */
  isPage?: boolean;
}

/** Every state of a widget but the one with content. */
export function NotReadyView(props: NotReadyViewProps) {
  const { state, noun, skeleton, empty, backHref, isPage = false } = props;
  switch (state.status) {
    case 'loading':
      return <Loading label={noun}>{skeleton}</Loading>;
    case 'empty':
      return empty;
    case 'locked':
      return (
        <Locked
          isPage={isPage}
          reason={state.reason}
          action={backHref && <LinkButton href={backHref}>{messages.openPart}</LinkButton>}
        />
      );
    case 'forbidden':
      return (
        <State isPage={isPage} art={<Wall />} title={messages.forbidden}>
          {state.message}
        </State>
      );
    case 'failed':
      return <Failure isPage={isPage} message={state.message} onRetry={state.retry} />;
  }
}
