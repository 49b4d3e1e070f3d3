import type { ReactElement, ReactNode } from 'react';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
  Dialog,
  DialogTrigger,
  Heading,
} from 'react-aria-components';
import { AriaControls } from '../aria-controls/aria-controls.tsx';
import './popover.css';

export interface PopoverProps extends Pick<AriaPopoverProps, 'placement' | 'isOpen'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names it; shown as its heading. */
  title: string;
  /** Told when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Content under the heading. */
  children: ReactNode;
}

/** A small panel beside its button; takes focus, gives it back, closes on Escape and a press beside it. */
export function Popover({
  trigger,
  title,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  children,
}: PopoverProps) {
  return (
    <DialogTrigger
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <AriaControls>{trigger}</AriaControls>
      <AriaPopover className="ul-popover" placement={placement}>
        <Dialog className="ul-popover__dialog">
          <Heading slot="title" level={2} className="ul-popover__title ul-h4">
            {title}
          </Heading>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
