import type { Schema } from '@uplink/api-client';
import { Logo } from './logo.tsx';
import { menuWays } from './menu-entry.tsx';
import { MenuItems } from './menu-items.tsx';
import { useWays } from './place.ts';
import './side-navigation.css';

export interface SideNavigationProps {
  menu: Schema<'Menu'>;
}

/** 230 px wide on desktop, an icon rail on tablet, elsewhere the slide-in menu takes its place. */
export function SideNavigation({ menu }: SideNavigationProps) {
  const ways = useWays(() => menuWays(menu));
  return (
    <nav className="ul-nav" aria-label="Main">
      <div className="ul-nav__brand">
        <Logo logo={menu.logo} />
      </div>
      <div className="ul-nav__list">
        <MenuItems entries={ways.top} />
      </div>
      <div className="ul-nav__bottom">
        <MenuItems entries={ways.bottom} />
      </div>
    </nav>
  );
}
