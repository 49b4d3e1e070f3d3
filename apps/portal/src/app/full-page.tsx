import { BrandMark } from '@uplink/ui/brand';
import { Link } from '@uplink/ui/link';
import { type ReactNode, useContext } from 'react';
import { ACADEMY_NAME } from './constants.ts';
import { MainContext, MainLandmark } from './main-landmark.tsx';
import './full-page.css';

export interface FullPageProps {
  children: ReactNode;
}

/** A page without the shell carries the academy's name; inside the shell it adds nothing. */
export function FullPage({ children }: FullPageProps) {
  const isInside = useContext(MainContext);
  if (isInside) return children;
  const [first, ...rest] = ACADEMY_NAME.split(' ');
  return (
    <>
      <header className="ul-full-page">
        <Link className="ul-brand" href="/" aria-label={`${ACADEMY_NAME}, home`}>
          <BrandMark />
          <span>
            {first} <em>{rest.join(' ')}</em>
          </span>
        </Link>
      </header>
      <MainLandmark>{children}</MainLandmark>
    </>
  );
}
