import type { Schema } from '@uplink/api-client';
import { BrandMark } from '@uplink/ui/brand';
import { Link } from '@uplink/ui/link';
import { ACADEMY_NAME, TAGLINE } from '../app/constants.ts';
import { menuWay } from './menu-entry.tsx';
import './footer.css';

export interface FullFooterProps {
  menu: Schema<'Menu'>;
}

/** Whose academy it is, and where one can go: for large screens, smaller ones have the compact part alone. */
export function FullFooter({ menu }: FullFooterProps) {
  const ways = menu.nav.top.filter(({ disabled, subItems }) => !disabled && !subItems);
  return (
    <div className="ul-footer__more">
      <div>
        <p className="ul-brand">
          <BrandMark />
          <span>{ACADEMY_NAME}</span>
        </p>
        <p>{TAGLINE}</p>
      </div>
      <nav aria-label="Explore">
        {ways.map((item) => (
          <Link key={item.text} {...menuWay(item)}>
            {item.text}
          </Link>
        ))}
      </nav>
      <nav aria-label="Academy">
        <a href="/changes">What’s new</a>
        <a href="/status">Status</a>
        <a href="/terms-of-sale">Terms of sale</a>
      </nav>
      <nav aria-label="Developers">
        <a href="/docs/">Docs</a>
        <a href="/storybook/">Storybook</a>
        <a href="/reference">API reference</a>
      </nav>
    </div>
  );
}
