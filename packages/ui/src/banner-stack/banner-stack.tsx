import { CircleX } from 'lucide-react';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { Button } from '../button/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { BannerFrame } from './banner-frame.tsx';
import { bannerStackMessages } from './banner-stack.messages.ts';
import './banner-stack.css';

export interface BannerStackProps {
  /** Newest first, each with what can be done about it, if something can; `pending` for what passes by itself. */
  banners: readonly {
    id: number;
    message: string;
    kind?: 'fault' | 'pending';
    action?: ReactNode;
  }[];
  /** Told which banner was closed. */
  onClose: (id: number) => void;
  /** Told that all are closed at once. */
  onCloseAll: () => void;
}

const fromHereOnAll = 3;

/** Errors of calls at the top of the page, above dialogs, each closable by itself. */
export function BannerStack({ banners, onClose, onCloseAll }: BannerStackProps) {
  const messages = useMessages(bannerStackMessages);
  const root = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);

  function noteWhere({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !root.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }
  /** A closed banner takes its button along: focus goes to the next banner, or back to where it was. */
  function passFocusOn(isLast: boolean) {
    if (!root.current?.contains(document.activeElement)) return;
    const from = cameFrom.current;
    requestAnimationFrame(() => {
      const next = isLast ? null : root.current?.querySelector('button');
      (next ?? (from instanceof HTMLElement ? from : null))?.focus();
    });
  }

  return (
    // A dialog makes the page around it inert. The attribute leaves this part out: it lies above dialogs.
    <section
      ref={root}
      className="ul-banners"
      aria-label={messages.label}
      data-react-aria-top-layer="true"
      onFocus={noteWhere}
    >
      {banners.map(({ id, message, kind, action }) => (
        <BannerFrame
          key={id}
          icon={CircleX}
          kind={kind}
          action={action}
          closeLabel={messages.closeOne(message)}
          onClose={() => {
            passFocusOn(banners.length === 1);
            onClose(id);
          }}
        >
          <span role="alert">{message}</span>
        </BannerFrame>
      ))}
      {banners.length >= fromHereOnAll && (
        <Button
          size="sm"
          variant="quiet"
          onPress={() => {
            passFocusOn(true);
            onCloseAll();
          }}
        >
          {messages.closeAll(banners.length)}
        </Button>
      )}
    </section>
  );
}
