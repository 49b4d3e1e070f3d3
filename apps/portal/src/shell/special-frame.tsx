import type { Schema } from '@uplink/api-client';
import { BrandMark } from '@uplink/ui/brand';
import { LinkButton } from '@uplink/ui/button';
import { Link } from '@uplink/ui/link';
import type { ReactNode } from 'react';
import { ACADEMY_NAME, TAGLINE } from '../app/constants.ts';
import { MainLandmark } from '../app/main-landmark.tsx';
import { Footer } from './footer.tsx';
import './special-frame.css';

export interface SpecialFrameProps {
  /** The special program, once it is known. */
  program?: Schema<'SpecialProgram'> | undefined;
  children: ReactNode;
}

/** Around the pages of /zte: the academy with its program above, and a footer of their own. */
export function SpecialFrame({ program, children }: SpecialFrameProps) {
  return (
    <div className="ul-special-frame">
      <header className="ul-special-frame__head">
        <Link className="ul-brand" href="/" aria-label={`${ACADEMY_NAME}, home`}>
          <BrandMark />
          <span>{ACADEMY_NAME}</span>
        </Link>
        {program && (
          <span className="ul-special-frame__program ul-hide-mobile">{program.name}</span>
        )}
        <LinkButton variant="quiet" href="/login">
          Sign in
        </LinkButton>
      </header>
      <MainLandmark className="ul-special-frame__main">{children}</MainLandmark>
      <Footer variant="special" isHidden={false}>
        <span className="ul-hide-mobile">. {TAGLINE}</span>
      </Footer>
    </div>
  );
}
