import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { configurationQuery, useUplink } from '@uplink/api-client/react';
import { BrandMark } from '@uplink/ui/brand';
import { Link } from 'react-aria-components';
import { ACADEMY_NAME, TAGLINE } from '../app/constants.ts';
import { ChatButton } from './chat-button.tsx';
import './footer.css';

export interface FooterProps {
  /** Full at home and on listings, where the screen has room; compact elsewhere; special under /zte. */
  variant: 'full' | 'compact' | 'special';
  /** The ways of the menu that a full one repeats. @default none */
  menu?: Schema<'Menu'> | undefined;
  /** While the page above it still grows it keeps its place and is not seen to jump. */
  isHidden: boolean;
}

/** Support and social links; home and listings say more. */
export function Footer({ variant, menu, isHidden }: FooterProps) {
  const configuration = useQuery(configurationQuery(useUplink())).data;
  return (
    <footer className="ul-footer" data-variant={variant} data-hidden={isHidden || undefined}>
      {variant === 'full' && menu && <FullFooter menu={menu} />}
      <div className="ul-footer__in">
        <span>
          © {new Date().getFullYear()} {ACADEMY_NAME}
          {variant === 'special' && <span className="ul-hide-mobile">. {TAGLINE}</span>}
        </span>
        <nav className="ul-row ul-gap-20" aria-label="Footer">
          {configuration && <a href={`mailto:${configuration.supportEmail}`}>Support</a>}
          {configuration?.chat && <ChatButton service={configuration.chat} />}
          {configuration?.socialLinks.map(({ label, url }) => (
            <a key={url} href={url} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}

/** Whose academy it is, and where one can go: for large screens, smaller ones have the compact part alone. */
function FullFooter({ menu }: { menu: Schema<'Menu'> }) {
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
        {ways.map(({ link, text }) => (
          <Link key={link} href={link}>
            {text}
          </Link>
        ))}
      </nav>
    </div>
  );
}
