import type { ReactNode } from 'react';
import './card.css';

export interface CardProps {
  /** Heading of the card. */
  title?: ReactNode;
  /** Level of that heading. @default 2 */
  level?: 2 | 3 | 4;
  /** At the end of the heading line. */
  aside?: ReactNode;
  /** Actions under a line at the foot. */
  footer?: ReactNode;
  /** Without inner space, for lists that bring their own. @default false */
  isFlush?: boolean;
  /** Names the card where no title does. */
  'aria-label'?: string;
  /** Further classes of the card. */
  className?: string;
  /** Content of the card. */
  children: ReactNode;
}

/** A surface that holds one thing. */
export function Card({
  title,
  level = 2,
  aside,
  footer,
  isFlush = false,
  'aria-label': label,
  className,
  children,
}: CardProps) {
  const Title = `h${level}` as const;
  return (
    <section className={className ? `ul-card ${className}` : 'ul-card'} aria-label={label}>
      {title !== undefined && (
        <div className="ul-card__head">
          <Title className="ul-h4">{title}</Title>
          {aside}
        </div>
      )}
      {isFlush ? children : <div className="ul-card__body">{children}</div>}
      {footer && <div className="ul-card__foot">{footer}</div>}
    </section>
  );
}
