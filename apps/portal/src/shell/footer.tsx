import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { asksForPrivacy, needsConsent } from '@uplink/api-client/domain';
import { configurationQuery, useUplink } from '@uplink/api-client/react';
import { type ReactNode, useState } from 'react';
import { ACADEMY_NAME } from '../app/constants.ts';
import { lazyPart, useLazyPart } from '../app/lazy-part.ts';
import { useQuiet } from '../app/quiet.ts';
import { useConsent } from '../telemetry/use-consent.ts';
import { ConsentQuestion } from './consent-question.tsx';
import './footer.css';

const chatButton = lazyPart(async () => (await import('./chat-button.tsx')).ChatButton);
const fullFooter = lazyPart(async () => (await import('./full-footer.tsx')).FullFooter);

export interface FooterProps {
  /** Full at home and on listings, where the screen has room; compact elsewhere; special under /zte. */
  variant: 'full' | 'compact' | 'special';
  /** The ways of the menu that a full one repeats. @default none */
  menu?: Schema<'Menu'> | undefined;
  /** Behind the name of the academy. */
  children?: ReactNode;
  /** What this page asks to store beyond the usual, with the way to the page that says more. @default none */
  consentReason?: { text: string; privacyHref: string } | undefined;
  /** While the page above it still grows it keeps its place and is not seen to jump. */
  isHidden: boolean;
}

/** Support and social links, and what is stored; home and listings say more. */
export function Footer({ variant, menu, isHidden, consentReason, children }: FooterProps) {
  const isQuiet = useQuiet();
  const configuration = useQuery({
    ...configurationQuery(useUplink()),
    enabled: isQuiet,
  }).data;
  const isFull = variant === 'full' && menu !== undefined;
  const more = useLazyPart(fullFooter, { isWanted: isFull && isQuiet });
  const service = configuration?.chat;
  const chat = useLazyPart(chatButton, { isWanted: isQuiet && Boolean(service) });
  const consent = useConsent();
  const [isChoosing, setChoosing] = useState(false);
  // A browser that asks for privacy has already chosen, and where nothing is counted there is no choice.
  const hasChoice =
    Boolean(configuration?.analytics || configuration?.recordsSessions) &&
    !asksForPrivacy(navigator);
  const hasReason = hasChoice || (isQuiet && consentReason !== undefined);
  const { text: reason, privacyHref = '/privacy' } = consentReason ?? {};
  const isAsking = hasReason && !isHidden && (isChoosing || needsConsent(consent, navigator));
  return (
    <>
      <ConsentQuestion
        isAsking={isAsking}
        privacyHref={privacyHref}
        onAnswer={() => setChoosing(false)}
      >
        {reason}
      </ConsentQuestion>
      <footer className="ul-footer" data-variant={variant} data-hidden={isHidden || undefined}>
        {isFull && more.status === 'ready' && <more.Part menu={menu} />}
        <div className="ul-footer__in">
          <span>
            © {new Date().getFullYear()} {ACADEMY_NAME}
            {children}
          </span>
          <nav className="ul-row ul-gap-20" aria-label="Footer">
            {configuration && <a href={`mailto:${configuration.supportEmail}`}>Support</a>}
            <a href={privacyHref}>Privacy</a>
            {hasChoice && (
              <button
                type="button"
                className="ul-footer__choices"
                aria-expanded={isAsking}
                onClick={() => setChoosing(true)}
              >
                Privacy choices
              </button>
            )}
            {service && chat.status === 'ready' && <chat.Part service={service} />}
            {configuration?.socialLinks.map(({ label, url }) => (
              <a key={url} href={url} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            ))}
          </nav>
        </div>
      </footer>
    </>
  );
}
