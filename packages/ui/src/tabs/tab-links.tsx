import { Link } from 'react-aria-components';
import './tabs.css';

export interface TabLink {
  href: string;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface TabLinksProps {
  'aria-label': string;
  items: readonly TabLink[];
  /** The address that is open. */
  current: string;
}

/** Tabs that are addresses: each leads to a page or a part of one, so they are links. */
export function TabLinks({ items, current, ...props }: TabLinksProps) {
  return (
    <nav {...props} className="ul-tabs">
      {items.map(({ href, label, isDisabled = false }) => (
        <Link
          key={href}
          className="ul-tab"
          href={href}
          isDisabled={isDisabled}
          data-selected={href === current || undefined}
          aria-current={href === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
