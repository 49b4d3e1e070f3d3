import type { ReactElement, ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  OverlayArrow,
  TooltipTrigger,
} from 'react-aria-components';
import { AriaControls } from '../aria-controls/aria-controls.tsx';
import './tooltip.css';

export interface TooltipProps {
  /** The button or link it belongs to. */
  trigger: ReactElement;
  /** A few words; what must be read by everyone is on the page instead. */
  children: ReactNode;
  /** The side it opens on, where there is room. @default 'top' */
  placement?: AriaTooltipProps['placement'];
}

const delayMs = 400;

/** A few words about a control, on hover after a moment and on focus at once; gone on Escape. */
export function Tooltip({ trigger, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={delayMs} closeDelay={0}>
      <AriaControls>{trigger}</AriaControls>
      <AriaTooltip className="ul-tooltip" placement={placement} offset={8}>
        <OverlayArrow>
          <div className="ul-tooltip__arrow" />
        </OverlayArrow>
        {children}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
