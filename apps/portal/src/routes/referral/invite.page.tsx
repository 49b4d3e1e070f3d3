import { useParams } from '@tanstack/react-router';
import { useUplink } from '@uplink/api-client/react';
import { InviteWelcome } from '@uplink/learner/referral';
import { useEffect } from 'react';
import { MainLandmark } from '../../app/main-landmark.tsx';
import { isAllAllowed, onConsent } from '../../telemetry/consent.ts';

/** Where an invite link leads: the visit is noted once, if the visitor agrees to it while the page is open. */
export function InvitePage() {
  const { code = '' } = useParams({ strict: false });
  const { api } = useUplink();
  useEffect(() => {
    let isCounted = false;
    const count = () => {
      if (isCounted || !isAllAllowed()) return;
      isCounted = true;
      void api.POST('/referrals/clicks', { body: { referralCode: code } });
    };
    count();
    return onConsent(count);
  }, [api, code]);
  return (
    <MainLandmark>
      <InviteWelcome code={code} homeHref="/" programsHref="/programs" />
    </MainLandmark>
  );
}
