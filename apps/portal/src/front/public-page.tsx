import type { FrontPage as Page, PublicDocument } from '@uplink/api-client/domain';
import { Changes, Privacy } from '@uplink/learner/account';
import { VerificationView, verificationMissing } from '@uplink/learner/certificates';
import { SaleTerms } from '@uplink/learner/checkout';
import { PublicProfileView } from '@uplink/learner/following';
import { FollowFirst, FrontFrame, FrontPage, type FrontPageProps } from '@uplink/learner/front';
import type { ReactNode } from 'react';

export interface PublicPageProps extends Omit<FrontPageProps, 'page'> {
  page: Exclude<Page, { kind: 'lesson' | 'checkout' }>;
}

const documents: Record<PublicDocument, ReactNode> = {
  privacy: <Privacy consent={null} isBrowserAsking={false} onChoose={() => undefined} isDrawn />,
  termsOfSale: <SaleTerms />,
  changes: <Changes />,
};

/** A page for visitors: one of their own, or a view of the app in their frame. */
export function PublicPage({ page, ...frame }: PublicPageProps) {
  const missing = verificationMissing();
  switch (page.kind) {
    case 'profile':
      return (
        <FrontFrame {...frame}>
          <div className="ul-front-wrap ul-front-band">
            <PublicProfileView profile={page.profile} actions={<FollowFirst path={frame.path} />} />
          </div>
        </FrontFrame>
      );
    case 'verification':
      return (
        <FrontFrame {...frame}>
          <div className="ul-front-wrap ul-front-band">
            {page.verification ? (
              <VerificationView verification={page.verification} />
            ) : (
              <div className="ul-front-missing">
                <h1 className="ul-h1">{missing.title}</h1>
                <p className="ul-lead">{missing.text}</p>
              </div>
            )}
          </div>
        </FrontFrame>
      );
    case 'document':
      return <FrontFrame {...frame}>{documents[page.name]}</FrontFrame>;
    default:
      return <FrontPage page={page} {...frame} />;
  }
}
