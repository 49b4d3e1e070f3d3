import { type ContextNotice, termsPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { ShareButton } from '@uplink/kit/sharing';
import { LinkButton } from '@uplink/ui/button';
import { Strip } from '@uplink/ui/strip';
import { CircleAlert, FileSignature, UserPlus, Users } from 'lucide-react';
import type { ContextStripProps } from './context-strip.types.ts';
import { DeclinedNotice } from './declined-notice.tsx';
import { closing, useNotice } from './notice.controller.ts';
import { stripsMessages } from './strips.messages.ts';
import { SurveyNotice } from './survey-notice.tsx';

export interface NoticeProps extends ContextStripProps {
  notice: ContextNotice;
}

/** The strip of a notice, each with its own way on. */
export function Notice({ notice, billingHref, inviteUrl }: NoticeProps) {
  const messages = useMessages(stripsMessages);
  const tell = useNotice();
  const changes = closing(notice);
  const close = {
    closeLabel: messages.close,
    onClose: changes && (() => tell(changes)),
  };
  switch (notice.kind) {
    case 'declined':
      return <DeclinedNotice billingHref={billingHref} />;
    case 'terms':
      return (
        <Strip
          icon={<FileSignature className="ul-icon" size={18} aria-hidden />}
          action={
            <LinkButton variant="link" href={termsPath(notice.moduleId)}>
              {messages.readTerms}
            </LinkButton>
          }
        >
          {messages.terms}
        </Strip>
      );
    case 'survey':
      return <SurveyNotice programId={notice.programId} />;
    case 'cancelled':
      return (
        <Strip
          {...close}
          icon={<CircleAlert className="ul-icon" size={18} aria-hidden />}
          action={
            <LinkButton variant="link" href={billingHref}>
              {messages.reactivate}
            </LinkButton>
          }
        >
          {messages.cancelled(notice.productName)}
        </Strip>
      );
    case 'referral':
      return (
        <Strip {...close} icon={<Users className="ul-icon" size={18} aria-hidden />}>
          {messages.referral(notice.count)}
        </Strip>
      );
    case 'invite':
      return (
        <Strip
          {...close}
          icon={<UserPlus className="ul-icon" size={18} aria-hidden />}
          action={
            <ShareButton
              look="link"
              label={messages.inviteNow}
              title={messages.inviteTitle}
              text={messages.inviteText}
              url={inviteUrl}
              note={messages.inviteNote}
              onShared={() => tell({ finishedInvite: true })}
            />
          }
        >
          {messages.invite}
        </Strip>
      );
  }
}
