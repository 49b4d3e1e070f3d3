import { useMessages } from '@uplink/api-client/messages';
import { ConsentBar } from '@uplink/kit/consent';
import { LinkButton } from '@uplink/ui/button';
import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Brand } from './brand.view.tsx';
import { frontMessages } from './front.messages.ts';
import { frontKinds, signInPath } from './front.rules.ts';
import { FrontFooter, type FrontFooterProps } from './front-footer.view.tsx';
import './front-frame.css';
import './front.css';

export interface FrontFrameProps extends FrontFooterProps {
  /** The address of the page, without its query: signing in leads back to it. */
  path: string;
  /** The page between header and footer. */
  children: ReactNode;
}

/** Header and footer of the public pages, and the question about privacy. The menu needs no script. */
export function FrontFrame({ path, children, ...footer }: FrontFrameProps) {
  const messages = useMessages(frontMessages);
  return (
    <>
      <a className="ul-skip" href="#main">
        {messages.skip}
      </a>
      <header className="ul-front-bar">
        <div className="ul-front-wrap ul-front-bar__in">
          <Brand />
          <nav className="ul-front-bar__nav" aria-label={messages.academy}>
            <Ways path={path} />
          </nav>
          <div className="ul-front-bar__end">
            <LinkButton variant="quiet" href={signInPath(path)}>
              {messages.signIn}
            </LinkButton>
            <span className="ul-hide-mobile">
              <LinkButton href={signInPath(path, 'signUp')}>{messages.createAccount}</LinkButton>
            </span>
            <details className="ul-front-menu">
              <summary aria-label={messages.menu}>
                <Menu className="ul-icon" size={22} aria-hidden />
              </summary>
              <nav aria-label={messages.menu}>
                <Ways path={path} />
                <a href={signInPath(path, 'signUp')}>{messages.createAccount}</a>
              </nav>
            </details>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <FrontFooter {...footer} />
      {/* The last of the page, so that nothing moves when the script shows it. The cookie of an invite is asked for anyway. */}
      <ConsentBar privacyHref="/privacy" onChoose={ignore} isHidden>
        <span data-part="invited" data-asks={footer.site.asksConsent || undefined} hidden>
          {messages.invited}
        </span>
      </ConsentBar>
    </>
  );
}

/** The page's script hears the choice. */
const ignore = () => undefined;

function Ways({ path }: { path: string }) {
  const messages = useMessages(frontMessages);
  return frontKinds(messages)
    .filter(({ type }) => type !== 8)
    .map(({ base, many }) => (
      <a key={base} href={base} aria-current={isIn(path, base) ? 'page' : undefined}>
        {many}
      </a>
    ));
}

const isIn = (path: string, base: string) => path === base || path.startsWith(`${base}/`);
