import { useMessages } from '@uplink/api-client/messages';
import { Kbd } from '@uplink/ui/status';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { deskMessages } from './desk.messages.ts';
import { useKeys } from './keys.controller.ts';

/** The task, folded: B opens it. */
export function BriefView({ children }: { children: ReactNode }) {
  const messages = useMessages(deskMessages);
  const [isOpen, setOpen] = useState(false);
  useKeys({ b: () => setOpen(!isOpen) });
  return (
    <div className="ul-brief" data-expanded={isOpen || undefined}>
      <button
        type="button"
        className="ul-brief__button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronRight className="ul-icon" size={16} aria-hidden />
        <span className="ul-grow ul-medium">{messages.brief}</span>
        <span className="ul-hide-mobile" aria-hidden="true">
          <Kbd>B</Kbd>
        </span>
      </button>
      {isOpen && <div className="ul-brief__text">{children}</div>}
    </div>
  );
}
