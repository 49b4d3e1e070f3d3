import type { FrontSite, FrontPage as Page } from '@uplink/api-client/domain';
import { FrontFrame } from './front-frame.view.tsx';
import { FrontHome } from './front-home.view.tsx';
import { FrontListing } from './front-listing.view.tsx';
import { FrontMissing } from './front-missing.view.tsx';
import { FrontProduct } from './front-product.view.tsx';
import { FrontStatus } from './front-status.view.tsx';
import './front.css';

/** The pages that only visitors have; the others show views of the app. */
export type VisitorPage = Extract<
  Page,
  { kind: 'home' | 'listing' | 'product' | 'status' | 'missing' }
>;

export interface FrontPageProps {
  /** What is shown. */
  page: VisitorPage;
  /** What the academy says of itself on each page. */
  site: FrontSite;
  /** Its address, without a query. */
  path: string;
}

/** A public page as a whole. It is drawn on the server and never again in the browser. */
export function FrontPage({ page, site, path }: FrontPageProps) {
  return (
    <FrontFrame site={site} path={path}>
      <Content page={page} site={site} />
    </FrontFrame>
  );
}

function Content({ page, site }: Omit<FrontPageProps, 'path'>) {
  switch (page.kind) {
    case 'home':
      return <FrontHome home={page.home} />;
    case 'listing':
      return <FrontListing {...page} />;
    case 'product':
      return <FrontProduct product={page.product} supportEmail={site.supportEmail} />;
    case 'status':
      return <FrontStatus status={page.status} site={site} />;
    case 'missing':
      return <FrontMissing />;
  }
}
