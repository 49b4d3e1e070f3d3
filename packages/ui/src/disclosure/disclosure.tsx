import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import './disclosure.css';

export interface DisclosureProps {
  title: ReactNode;
  /** Under the title. */
  meta?: ReactNode;
  isDefaultOpen?: boolean;
  children: ReactNode;
}

/** A heading that opens and closes what stands under it; the browser's search opens it, too. */
export function Disclosure({ title, meta, isDefaultOpen = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(isDefaultOpen);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useEffect(() => {
    const element = panel.current;
    if (!element || isOpen) return;
    // React writes `hidden` without a value; only with this one may the browser search in it.
    element.setAttribute('hidden', 'until-found');
    const onFound = () => setOpen(true);
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  }, [isOpen]);
  return (
    <div className="ul-disclosure" data-expanded={isOpen || undefined}>
      <h3>
        <button
          type="button"
          className="ul-disclosure__button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="ul-grow">
            <span className="ul-strong">{title}</span>
            {meta && <span className="ul-disclosure__meta ul-cap ul-subtle">{meta}</span>}
          </span>
          <ChevronDown className="ul-icon" size={18} aria-hidden />
        </button>
      </h3>
      <div ref={panel} id={panelId} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
