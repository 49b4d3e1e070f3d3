import { useQuery } from '@tanstack/react-query';
import { configurationQuery, useUplink } from '@uplink/api-client/react';
import { ACADEMY_NAME } from '../app/constants.ts';
import { ChatButton } from './chat-button.tsx';
import './footer.css';

export interface FooterProps {
  variant: 'full' | 'compact';
  /** While the page above it still grows it keeps its place and is not seen to jump. */
  isHidden: boolean;
}

/** Support and social links; home and listings say a little more. */
export function Footer({ variant, isHidden }: FooterProps) {
  const configuration = useQuery(configurationQuery(useUplink())).data;
  return (
    <footer className="ul-footer" data-variant={variant} data-hidden={isHidden || undefined}>
      <div className="ul-footer__in">
        <span>
          © {new Date().getFullYear()} {ACADEMY_NAME}
          {variant === 'full' && (
            <span className="ul-hide-mobile">, network engineering and cybersecurity</span>
          )}
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
