import { useParams } from '@tanstack/react-router';
import { withInvite } from '@uplink/api-client/domain';
import { useUplink } from '@uplink/api-client/react';
import { InviteWelcome } from '@uplink/learner/referral';
import { useEffect } from 'react';
import { PublicFrame } from '../../shell/public-frame.tsx';
import { clickBy, followInvite } from '../../telemetry/invite.ts';
import { inviteMessages } from './invite.messages.ts';

/** Where an invite link leads: the visit is counted once the visitor agrees, here or on a page they go on to. */
export function InvitePage() {
  const { code = '' } = useParams({ strict: false });
  const client = useUplink();
  useEffect(() => followInvite(code, clickBy(client)), [client, code]);
  const homeHref = withInvite('/', code);
  return (
    <PublicFrame
      homeHref={homeHref}
      // The cookie of the link is asked for also where no visits are counted.
      consentReason={{ text: inviteMessages.consent, privacyHref: withInvite('/privacy', code) }}
    >
      <InviteWelcome code={code} homeHref={homeHref} programsHref={withInvite('/programs', code)} />
    </PublicFrame>
  );
}
