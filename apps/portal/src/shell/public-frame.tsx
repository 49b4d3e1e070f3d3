import { BrandMark } from '@uplink/ui/brand';
import { LinkButton } from '@uplink/ui/button';
import { Link } from '@uplink/ui/link';
import type { ReactNode } from 'react';
import { ACADEMY_NAME, TAGLINE } from '../app/constants.ts';
import { MainLandmark } from '../app/main-landmark.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import './public-frame.css';

export interface PublicFrameProps extends Pick<FooterProps, 'consentReason'> {
  /** Beside the academy's name: what these pages are about. @default none */
  title?: string | undefined;
  /** Where the academy's name leads. @default '/' */
  homeHref?: string;
  children: ReactNode;
}

/** Around pages of the app for people without an account: the special program's, and invitations. */
export function PublicFrame({ title, homeHref = '/', consentReason, children }: PublicFrameProps) {
  return (
    <div className="ul-public-frame">
      <header className="ul-public-frame__head">
        <Link className="ul-brand" href={homeHref} aria-label={`${ACADEMY_NAME}, home`}>
          <BrandMark />
          <span>{ACADEMY_NAME}</span>
        </Link>
        {title && <span className="ul-public-frame__title ul-hide-mobile">{title}</span>}
        <LinkButton variant="quiet" href="/login">
          Sign in
        </LinkButton>
      </header>
      <MainLandmark className="ul-public-frame__main">{children}</MainLandmark>
      <Footer variant="special" isHidden={false} consentReason={consentReason}>
        <span className="ul-hide-mobile">. {TAGLINE}</span>
      </Footer>
    </div>
  );
}
