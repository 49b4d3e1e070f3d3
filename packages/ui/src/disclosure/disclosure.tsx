import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Disclosure as AriaDisclosure,
  Button,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import './disclosure.css';

export interface DisclosureProps {
  title: ReactNode;
  /** Under the title. */
  meta?: ReactNode;
  /** Open at first. @default false */
  isDefaultOpen?: boolean;
  /** Level of the heading. @default 3 */
  level?: 2 | 3 | 4;
  isDisabled?: boolean;
  children: ReactNode;
}

/** A heading that opens and closes what stands under it. */
export function Disclosure({
  title,
  meta,
  isDefaultOpen = false,
  level = 3,
  isDisabled = false,
  children,
}: DisclosureProps) {
  return (
    <AriaDisclosure
      className="ul-disclosure"
      defaultExpanded={isDefaultOpen}
      isDisabled={isDisabled}
    >
      <Heading level={level}>
        <Button slot="trigger" className="ul-disclosure__button">
          <span className="ul-grow">
            <span className="ul-strong">{title}</span>
            {meta && <span className="ul-disclosure__meta ul-cap ul-subtle">{meta}</span>}
          </span>
          <Icon as={ChevronDown} />
        </Button>
      </Heading>
      <DisclosurePanel>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
