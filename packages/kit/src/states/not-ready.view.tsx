import { useMessages } from '@uplink/api-client/messages';
import type { NotReady } from '@uplink/api-client/react';
import { LinkButton } from '@uplink/ui/button';
import { Loading } from '@uplink/ui/skeleton';
import { EmptyRack, Failure, Locked, State, Wall } from '@uplink/ui/states';
import type { ReactNode } from 'react';
import { notReadyMessages } from './not-ready.messages.ts';

/** A place without content: what is not here, and the one way on. */
export interface EmptyPlace {
  /** An icon or a small line drawing. */
  art?: ReactNode;
  title: string;
  text: string;
  /** The way on. @default back, where there is a `backHref` */
  action?: ReactNode;
}

export interface NotReadyViewProps {
  /** Why there is no content. */
  state: NotReady;
  /** What is loading, e.g. 'The quiz'. */
  noun: string;
  /** Skeletons in the shape of what comes. */
  skeleton: ReactNode;
  /** What an empty place says. @default nothing; where it is a page or the main part of one, that it is not there */
  empty?: EmptyPlace | undefined;
  /** Where "go back" leads when something is locked, another's or not there. @default home, from a page */
  backHref?: string | undefined;
  /** It fills a page and carries the page's heading. @default false */
  isPage?: boolean;
  /** It is what its page is about, below the page's own heading. @default false */
  isMain?: boolean;
}

/** The way back; and of a lesson that is sold by itself, the way to buy it, over this page. */
function Ways({ offer, back }: { offer: number | undefined; back: ReactNode }) {
  const messages = useMessages(notReadyMessages);
  if (offer === undefined) return back;
  return (
    <>
      <LinkButton variant="primary" href={`?in-app=${offer}`}>
        {messages.buyLesson}
      </LinkButton>
      {back}
    </>
  );
}

/** A page is never blank, not even where what its address names does not exist. */
const nothingHere = (messages: typeof notReadyMessages): EmptyPlace => ({
  art: <EmptyRack />,
  title: messages.nothingHere,
  text: messages.nothingHereText,
});

/** Every state of a widget but the one with content. */
export function NotReadyView(props: NotReadyViewProps) {
  const messages = useMessages(notReadyMessages);
  const { state, noun, skeleton, empty, backHref, isPage = false, isMain = isPage } = props;
  const back = backHref ? (
    <LinkButton href={backHref}>{messages.openPart}</LinkButton>
  ) : (
    isMain && <LinkButton href="/">{messages.home}</LinkButton>
  );
  switch (state.status) {
    case 'loading':
      return <Loading label={noun}>{skeleton}</Loading>;
    case 'empty': {
      const place = empty ?? (isMain ? nothingHere(messages) : undefined);
      return (
        place && (
          <State isPage={isPage} art={place.art} title={place.title} action={place.action ?? back}>
            {place.text}
          </State>
        )
      );
    }
    case 'locked':
      return (
        <Locked
          isPage={isPage}
          reason={state.reason}
          action={<Ways offer={state.next?.lessonId} back={back} />}
        />
      );
    case 'forbidden':
      return (
        <State isPage={isPage} art={<Wall />} title={messages.forbidden} action={back}>
          {state.message}
        </State>
      );
    case 'failed':
      return <Failure isPage={isPage} message={state.message} onRetry={state.retry} />;
  }
}
