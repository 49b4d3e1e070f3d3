import { useMessages } from '@uplink/api-client/messages';
import { Note, PageSkeleton } from '@uplink/kit/states';
import { Button, IconButton } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { lazyView } from '@uplink/ui/lazy-part';
import { ClearTray, State } from '@uplink/ui/states';
import { Kbd } from '@uplink/ui/status';
import { ChevronDown, ChevronLeft, ChevronRight, Inbox } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Deciding, useDecisions } from './decisions.controller.ts';
import type { DeskReady } from './desk.controller.ts';
import { deskMessages } from './desk.messages.ts';
import { keyOf } from './desk.types.ts';
import { useKeys } from './keys.controller.ts';
import { KeysView } from './keys.view.tsx';
import { DeskNews } from './news.tsx';
import { QueueView } from './queue.view.tsx';
import { reviewMessages } from './review.messages.ts';
import './desk.css';
import './review.css';

export type DeskViewProps = Omit<DeskReady, 'status'>;

const loading = () => <PageSkeleton heights={[44, 320, 64]} />;
/** Each kind of work brings what it is read with. */
const panes = {
  homework: lazyView(async () => (await import('./homework-pane.tsx')).HomeworkPane, loading),
  milestone: lazyView(async () => (await import('./milestone-pane.tsx')).MilestonePane, loading),
  quiz: lazyView(async () => (await import('./quiz-pane.tsx')).QuizPane, loading),
};

/** The queue beside the work that is open; on a phone the queue opens over it. */
export function DeskView(props: DeskViewProps) {
  const messages = useMessages(deskMessages);
  const { page, current, place, ownUserId, onMove, onOpen } = props;
  const deciding = useDecisions(onOpen);
  useKeys({
    j: () => onMove(1),
    k: () => onMove(-1),
    u: deciding.held ? deciding.onUndo : undefined,
  });
  const review = useRef<HTMLElement>(null);
  const goOn = () => {
    onMove(place < page.data.length - 1 ? 1 : -1);
    // The button that had the focus is gone with the work it decided on.
    review.current?.focus({ preventScroll: true });
  };
  const Pane = current && panes[current.kind];
  return (
    <div className="ul-desk">
      <section className="ul-desk__queue" aria-label={messages.queue}>
        <QueueView {...props} />
        <DeskNews />
      </section>
      <section className="ul-desk__review" aria-label={messages.review} ref={review} tabIndex={-1}>
        <MobileQueue {...props} />
        <Outcome {...deciding} />
        {current && Pane ? (
          <div className="ul-desk__pane">
            <div className="ul-desk__steps">
              <IconButton
                size="sm"
                aria-label={messages.previous}
                icon={<ChevronLeft className="ul-icon" size={16} aria-hidden />}
                isDisabled={place === 0}
                onPress={() => onMove(-1)}
              />
              <IconButton
                size="sm"
                aria-label={messages.next}
                icon={<ChevronRight className="ul-icon" size={16} aria-hidden />}
                isDisabled={place >= page.data.length - 1}
                onPress={() => onMove(1)}
              />
            </div>
            <Pane
              key={keyOf(current)}
              item={current}
              ownUserId={ownUserId}
              deciding={deciding}
              onNext={goOn}
            />
            <KeysView />
          </div>
        ) : (
          <Nothing {...props} />
        )}
      </section>
    </div>
  );
}

function Outcome({ held, news, onUndo }: Deciding) {
  const review = useMessages(reviewMessages);
  return (
    <div className="ul-desk__outcome" role="status">
      {held ? (
        <Note kind="ok" className="ul-desk__note">
          <span className="ul-grow">{held.words}</span>
          <Button size="sm" onPress={onUndo}>
            {review.undo}
            <span className="ul-decide__key" aria-hidden="true">
              <Kbd>U</Kbd>
            </span>
          </Button>
        </Note>
      ) : (
        news && <Note kind={news.tone}>{news.text}</Note>
      )}
    </div>
  );
}

/** Nothing waits at all, or nothing under these filters. */
function Nothing({ page, onFilter }: DeskViewProps) {
  const messages = useMessages(deskMessages);
  const { counts, lately } = page;
  return counts.total === 0 ? (
    <State isPage art={<ClearTray />} title={messages.allRead}>
      {messages.allReadText(lately.longestSeconds)}
    </State>
  ) : (
    <State
      isPage
      art={<ClearTray />}
      title={messages.nothingFound}
      action={
        <Button
          onPress={() =>
            onFilter({
              kind: undefined,
              productId: undefined,
              milestoneId: undefined,
              age: undefined,
              claim: undefined,
            })
          }
        >
          {messages.clear}
        </Button>
      }
    >
      {messages.nothingFoundText}
    </State>
  );
}

function MobileQueue(props: DeskViewProps) {
  const messages = useMessages(deskMessages);
  const [isOpen, setOpen] = useState(false);
  const { page, place, onOpen } = props;
  return (
    <>
      <button type="button" className="ul-desk__mobile" onClick={() => setOpen(true)}>
        <Inbox className="ul-icon" size={18} aria-hidden />
        <span className="ul-grow ul-medium">
          {page.data.length === 0
            ? messages.allRead
            : messages.position(place + 1, page.paging.total)}
        </span>
        <ChevronDown className="ul-icon" size={18} aria-hidden />
      </button>
      <Dialog title={messages.queue} isOpen={isOpen} size="sheet" onClose={() => setOpen(false)}>
        <QueueView
          {...props}
          onOpen={(item) => {
            setOpen(false);
            onOpen(item);
          }}
        />
      </Dialog>
    </>
  );
}
