import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import './disclosure.css';

export interface DisclosureProps {
  /** The heading. */
  title: ReactNode;
  /** Under the title. */
  meta?: ReactNode;
  /** Open at first. @default false */
  isDefaultOpen?: boolean;
  /** Level of the heading. @default 3 */
  level?: 2 | 3 | 4;
  /** It can't be opened or closed. @default false */
  isDisabled?: boolean;
  /** What is shown while it is open. */
  children: ReactNode;
}

/**
 * A heading that opens and closes what is under it; the browser's search opens it, too. Written
 * out, since every lesson's first load has it and React Aria's would weigh five times as much.
 */
export function Disclosure({
  title,
  meta,
  isDefaultOpen = false,
  level = 3,
  isDisabled = false,
  children,
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(isDefaultOpen);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useEffect(() => {
    const element = panel.current;
    if (!element || isOpen || isDisabled) return;
    // React writes `hidden` without a value; only with this one may the browser search in it.
    element.setAttribute('hidden', 'until-found');
    const onFound = () => setOpen(true);
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  }, [isOpen, isDisabled]);
  const Heading = `h${level}` as const;
  return (
    <div className="ul-disclosure" data-expanded={isOpen || undefined}>
      <Heading>
        <button
          type="button"
          className="ul-disclosure__button"
          disabled={isDisabled}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="ul-grow">
            <span className="ul-strong">{title}</span>
            {meta && <span className="ul-disclosure__meta ul-cap ul-subtle">{meta}</span>}
          </span>
          <Icon as={ChevronDown} />
        </button>
      </Heading>
      <div ref={panel} id={panelId} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
