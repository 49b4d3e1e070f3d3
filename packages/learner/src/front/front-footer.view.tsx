import type { FrontSite } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import type { ReactNode } from 'react';
import { Brand } from './brand.view.tsx';
import { frontMessages } from './front.messages.ts';
import { frontKinds } from './front.rules.ts';
import './front.css';

export interface FrontFooterProps {
  /** What the academy says of itself on each page. */
  site: FrontSite;
}

/** Where one can go, how to ask, and whose pages these are. */
export function FrontFooter({ site }: FrontFooterProps) {
  const messages = useMessages(frontMessages);
  const { supportEmail, socialLinks, year } = site;
  return (
    <footer className="ul-front-foot">
      <div className="ul-front-wrap">
        <div className="ul-front-foot__in">
          <div>
            <Brand />
            <p className="ul-front-foot__about">{messages.aboutAcademy}</p>
          </div>
          <Column title={messages.learn}>
            {frontKinds(messages).map(({ base, many }) => (
              <li key={base}>
                <a href={base}>{many}</a>
              </li>
            ))}
          </Column>
          <Column title={messages.academy}>
            <li>
              <a href="/#how">{messages.how}</a>
            </li>
            <li>
              <a href="/#mentors">{messages.mentors}</a>
            </li>
            <li>
              <a href="/docs/">{messages.docs}</a>
            </li>
            <li>
              <a href="/storybook/">{messages.storybook}</a>
            </li>
          </Column>
          <Column title={messages.help}>
            <li>
              <a href={`mailto:${supportEmail}`}>{messages.support}</a>
            </li>
            <li>
              <a href="/changes">{messages.changes}</a>
            </li>
            <li>
              <a href="/status">{messages.status}</a>
            </li>
          </Column>
          {socialLinks.length > 0 && (
            <Column title={messages.follow}>
              {socialLinks.map(({ label, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener noreferrer">
                    {label}
                  </a>
                </li>
              ))}
            </Column>
          )}
        </div>
        <p className="ul-front-foot__legal">
          <span>{messages.rights(year)}</span>
          <a href="/terms-of-sale">{messages.terms}</a>
          <a href="/privacy">{messages.privacy}</a>
        </p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}
