import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { Schema } from '@uplink/api-client';
import { CheckoutPage } from '@uplink/learner/checkout';
import { MainLandmark } from '../../app/main-landmark.tsx';
import { startSignIn } from '../../session/start-sign-in.ts';

export function CheckoutRoutePage() {
  const { uniqueId = '' } = useParams({ strict: false });
  const { coupon }: { coupon?: string | undefined } = useSearch({ strict: false });
  const navigate = useNavigate();
  function finish({ thankYouUrl }: Schema<'CheckoutOrder'>) {
    if (thankYouUrl) location.assign(thankYouUrl);
    else void navigate({ to: '/checkout/$uniqueId/thank-you', params: { uniqueId } });
  }
  return (
    <MainLandmark>
      <CheckoutPage
        uniqueId={uniqueId}
        linkCoupon={coupon}
        onSignIn={() => startSignIn()}
        onFinished={finish}
        termsHref="/terms-of-sale"
      />
    </MainLandmark>
  );
}
