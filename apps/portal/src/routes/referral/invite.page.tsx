import { useParams } from '@tanstack/react-router';
import { needsConsent } from '@uplink/api-client/domain';
import { useUplink } from '@uplink/api-client/react';
import { InviteWelcome } from '@uplink/learner/referral';
import { useEffect } from 'react';
import { MainLandmark } from '../../app/main-landmark.tsx';
import { useQuiet } from '../../app/quiet.ts';
import { ConsentQuestion } from '../../shell/consent-question.tsx';
import { clickBy, followInvite } from '../../telemetry/invite.ts';
import { withInvite } from '../../telemetry/invite-hash.ts';
import { useConsent } from '../../telemetry/use-consent.ts';
import { inviteMessages } from './invite.messages.ts';

/** Where an invite link leads: the visit is counted once the visitor agrees, here or on a page they go on to. */
export function InvitePage() {
  const { code = '' } = useParams({ strict: false });
  const client = useUplink();
  const isQuiet = useQuiet();
  const consent = useConsent();
  useEffect(() => followInvite(code, clickBy(client)), [client, code]);
  return (
    <>
      <MainLandmark>
        <InviteWelcome
          code={code}
          homeHref={withInvite('/', code)}
          programsHref={withInvite('/programs', code)}
        />
      </MainLandmark>
      {/* The cookie of the link is asked for also where no visits are counted. */}
      <ConsentQuestion
        isAsking={isQuiet && needsConsent(consent, navigator)}
        privacyHref={withInvite('/privacy', code)}
      >
        {inviteMessages.consent}
      </ConsentQuestion>
    </>
  );
}
