import type { ReactNode } from 'react';
import { PlainButton } from '../button/plain-button.tsx';
import { Link } from '../link/link.tsx';

export interface PageItemProps {
  /** Where it leads, 0-based. */
  page: number;
  /** Names it: 'Page 3', 'Next page'. */
  label: string;
  isCurrent?: boolean;
  /** Address of the page; a button without one. */
  href: string | undefined;
  onChange: ((page: number) => void) | undefined;
  children: ReactNode;
}

/** One place in the row: a link where pages have addresses, else a button. */
export function PageItem({
  page,
  label,
  isCurrent = false,
  href,
  onChange,
  children,
}: PageItemProps) {
  const shared = {
    className: 'ul-page',
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    onPress: () => onChange?.(page),
  };
  return href === undefined ? (
    <PlainButton {...shared}>{children}</PlainButton>
  ) : (
    <Link {...shared} href={href}>
      {children}
    </Link>
  );
}
