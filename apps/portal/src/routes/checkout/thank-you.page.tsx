import { useParams, useSearch } from '@tanstack/react-router';
import { productPath } from '@uplink/api-client/domain';
import { ThankYou } from '@uplink/learner/checkout';
import { FullPage } from '../../app/full-page.tsx';
import { startSignIn } from '../../session/start-sign-in.ts';

export function ThankYouRoutePage() {
  const { uniqueId = '' } = useParams({ strict: false });
  const { claim } = useSearch({ from: '/checkout/$uniqueId/thank-you' });
  return (
    <FullPage>
      <ThankYou
        uniqueId={uniqueId}
        claim={claim}
        onSignIn={() => startSignIn()}
        startHref={productPath}
      />
    </FullPage>
  );
}
