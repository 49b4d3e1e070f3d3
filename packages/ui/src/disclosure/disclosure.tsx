import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Disclosure as AriaDisclosure,
  Button,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import './disclosure.css';

export interface DisclosureProps {
  title: ReactNode;
  /** Under the title. */
  meta?: ReactNode;
  isDefaultOpen?: boolean;
  children: ReactNode;
}

/** A heading that opens and closes what stands under it. */
export function Disclosure({ title, meta, isDefaultOpen = false, children }: DisclosureProps) {
  return (
    <AriaDisclosure className="ul-disclosure" defaultExpanded={isDefaultOpen}>
      <Heading level={3}>
        <Button slot="trigger" className="ul-disclosure__button">
          <span className="ul-grow">
            <span className="ul-strong">{title}</span>
            {meta && <span className="ul-disclosure__meta ul-cap ul-subtle">{meta}</span>}
          </span>
          <ChevronDown className="ul-icon" size={18} aria-hidden />
        </Button>
      </Heading>
      <DisclosurePanel>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
