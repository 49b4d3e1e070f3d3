import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** The drawing, one of lucide-react. */
  as: LucideIcon;
  /** 10 and 12 in nodes, 16 in small controls, 18 in controls, 20 in the header, 24 for drawings. @default 18 */
  size?: 10 | 12 | 14 | 16 | 18 | 20 | 24;
  /** Names the icon when no text beside it does. Without it, screen readers pass over the icon. */
  label?: string;
  /** The drawing points along the line, as arrows do: mirrored where text runs from the right. @default false */
  isDirectional?: boolean;
  /** Further classes of the drawing. */
  className?: string;
}

/** A line icon in the academy's weight and the colour of its text. */
export function Icon({
  as: Drawing,
  size = 18,
  label,
  isDirectional = false,
  className,
}: IconProps) {
  return (
    <Drawing
      className={className ? `ul-icon ${className}` : 'ul-icon'}
      size={size}
      strokeWidth={1.75}
      data-directional={isDirectional ? '' : undefined}
      {...(label === undefined
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': label, 'aria-hidden': false })}
    />
  );
}
