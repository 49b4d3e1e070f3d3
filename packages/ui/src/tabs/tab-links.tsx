import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from '../link/link.tsx';
import '../status/status.css';
import './tabs.css';

export interface TabLink {
  /** Where the tab leads; one without leads nowhere. */
  href?: string;
  label: string;
  icon?: ReactNode;
  /** A figure behind the label; none for 0. */
  count?: number | undefined;
  /** Where the link opens, e.g. `_blank`; with the `rel` that belongs to it. */
  target?: string;
  rel?: string;
  isDisabled?: boolean;
  /** Left out where the screen is small. */
  isHiddenOnMobile?: boolean | undefined;
  /** Drawn in the place of the link, e.g. a menu of what lies under the tab. */
  children?: ReactNode;
}

export interface TabLinksProps {
  /** Names the tabs. */
  'aria-label': string;
  /** The tabs in their order. */
  items: readonly TabLink[];
  /** The address that is open. */
  current: string;
}

/** Tabs that are addresses: each leads to a page or a part of one, so they are links. */
export function TabLinks({ items, current, ...props }: TabLinksProps) {
  const row = useRef<HTMLElement>(null);
  const counts = items.map(({ count }) => count).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open, or the tabs before it became wider
  useLayoutEffect(() => showTab(row.current), [current, counts]);
  return (
    <nav {...props} className="ul-tabs" ref={row}>
      {items.map(({ label, icon, count, isHiddenOnMobile, children, ...way }) => {
        const isHere = way.href === current;
        return (
          <Fragment key={label}>
            {children ?? (
              <Link
                {...way}
                className={isHiddenOnMobile ? 'ul-tab ul-hide-mobile' : 'ul-tab'}
                data-selected={isHere || undefined}
                aria-current={isHere ? 'page' : undefined}
              >
                {icon}
                <span>{label}</span>
                {count ? <b className="ul-count">{count}</b> : null}
              </Link>
            )}
          </Fragment>
        );
      })}
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
