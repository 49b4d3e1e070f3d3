import { useLayoutEffect, useRef } from 'react';
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
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open
  useLayoutEffect(() => showTab(row.current), [current]);
  return (
    <nav {...props} className="ul-tabs" ref={row}>
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

/** Where the row is too narrow for all tabs, it scrolls to the open one. */
function showTab(row: HTMLElement | null) {
  const tab = row?.querySelector('[aria-current]');
  if (!row || !tab) return;
  const frame = row.getBoundingClientRect();
  const { left, width } = tab.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
}
