import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Plus, TriangleAlert, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { labStagesMessages } from './lab-stages.messages.ts';
import { MOST_STAGES } from './staged-lab.rules.ts';

export interface StageListProps {
  titles: readonly string[];
  /** The stage that is open. */
  open: number;
  faulty: ReadonlySet<number>;
  onOpen: (at: number) => void;
  /** Without it, none can be added. */
  onAdd: (() => void) | undefined;
  /** The title of the stage that was removed last. */
  removed: string | undefined;
  /** Puts it back. Without it, there is nothing to put back. */
  onPutBack: (() => void) | undefined;
}

/** The stages of a lab, to open one of them or add another. */
export function StageList({ titles, open, faulty, onOpen, ...props }: StageListProps) {
  const { onAdd, removed, onPutBack } = props;
  const messages = useMessages(labStagesMessages);
  const list = useRef<HTMLElement>(null);
  const hasRoom = titles.length < MOST_STAGES;
  return (
    <nav ref={list} tabIndex={-1} className="ul-cluster ul-gap-8" aria-label={messages.all}>
      {titles.map((title, at) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: stages have no names of their own
          key={at}
          size="sm"
          variant={at === open ? 'primary' : 'secondary'}
          aria-current={at === open ? 'step' : undefined}
          onPress={() => onOpen(at)}
          {...(faulty.has(at) && {
            icon: <Icon as={TriangleAlert} size={16} label={messages.faulty} />,
          })}
        >
          {messages.stage(at, title)}
        </Button>
      ))}
      {onAdd && hasRoom && (
        <Button size="sm" icon={<Icon as={Plus} size={16} />} onPress={onAdd}>
          {messages.add}
        </Button>
      )}
      {onPutBack && hasRoom && (
        <Button
          // The button that removed it may be gone, and this one says what happened.
          autoFocus
          size="sm"
          variant="quiet"
          icon={<Icon as={Undo2} size={16} />}
          onPress={() => {
            onPutBack();
            list.current?.focus();
          }}
        >
          {messages.putBack(removed)}
        </Button>
      )}
    </nav>
  );
}
