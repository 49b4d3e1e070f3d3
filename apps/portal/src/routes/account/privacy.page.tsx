import { asksForPrivacy } from '@uplink/api-client/domain';
import { Privacy } from '@uplink/learner/account';
import { FullPage } from '../../app/full-page.tsx';
import { chooseConsent } from '../../telemetry/consent.ts';
import { useConsent } from '../../telemetry/use-consent.ts';

/** What is stored; open to everyone. */
export function PrivacyPage() {
  const consent = useConsent();
  return (
    <FullPage>
      <Privacy
        consent={consent}
        isBrowserAsking={asksForPrivacy(navigator)}
        onChoose={chooseConsent}
      />
    </FullPage>
  );
}
