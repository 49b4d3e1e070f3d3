import type { Schema } from '@uplink/api-client';
import { Logo } from './logo.tsx';
import { MenuItem } from './menu-item.tsx';
import './side-navigation.css';

export interface SideNavigationProps {
  menu: Schema<'Menu'>;
}

/** 230 px wide on desktop, an icon rail on tablet, elsewhere the slide-in menu takes its place. */
export function SideNavigation({ menu }: SideNavigationProps) {
  return (
    <nav className="ul-nav" aria-label="Main">
      <div className="ul-nav__brand">
        <Logo logo={menu.logo} />
      </div>
      <div className="ul-nav__list">
        {menu.nav.top.map((item) => (
          <MenuItem key={item.text} item={item} />
        ))}
      </div>
      <div className="ul-nav__bottom">
        {menu.nav.bottom.map((item) => (
          <MenuItem key={item.text} item={item} />
        ))}
      </div>
    </nav>
  );
}
