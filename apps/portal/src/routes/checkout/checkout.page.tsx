import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { Schema } from '@uplink/api-client';
import { productPath } from '@uplink/api-client/domain';
import { CheckoutPage, ThankYou } from '@uplink/learner/checkout';
import { FullPage } from '../../app/full-page.tsx';
import { MainLandmark } from '../../app/main-landmark.tsx';
import { startSignIn } from '../../session/start-sign-in.ts';

export function CheckoutRoutePage() {
  const { uniqueId = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  function finish({ thankYouUrl }: Schema<'CheckoutOrder'>) {
    if (thankYouUrl) location.assign(thankYouUrl);
    else void navigate({ to: '/checkout/$uniqueId/thank-you', params: { uniqueId } });
  }
  return (
    <MainLandmark>
      <CheckoutPage uniqueId={uniqueId} onSignIn={() => startSignIn()} onFinished={finish} />
    </MainLandmark>
  );
}

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
