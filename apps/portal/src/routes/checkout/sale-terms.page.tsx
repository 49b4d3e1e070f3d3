import { SaleTerms } from '@uplink/learner/checkout';
import { FullPage } from '../../app/full-page.tsx';

/** Where checkout pages link to; open to everyone. */
export function SaleTermsPage() {
  return (
    <FullPage>
      <SaleTerms />
    </FullPage>
  );
}
