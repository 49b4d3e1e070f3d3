'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { Link } from '@uplink/ui/link';
import { Switch } from '@uplink/ui/switch';
import { AccountSkeleton } from './account-skeleton.view.tsx';
import { usePublishing } from './publish-profile.controller.ts';
import { publishProfileMessages } from './publish-profile.messages.ts';
import './account.css';

export interface PublishProfileProps {
  /** The address of a public profile. */
  profileHref: (uniqueName: string) => string;
}

/** Whether other learners may see the profile and follow it. */
export function PublishProfile({ profileHref }: PublishProfileProps) {
  const messages = useMessages(publishProfileMessages);
  const state = usePublishing();
  if (state.status !== 'ready') {
    return (
      <NotReadyView
        state={state}
        noun={messages.title}
        skeleton={<AccountSkeleton heights={[150]} />}
      />
    );
  }
  return (
    <Card className="ul-account" title={messages.title}>
      <Switch isSelected={state.isPublished} onChange={state.onChange} description={messages.help}>
        {messages.publish}
      </Switch>
      <p className="ul-small ul-account__help">
        <Link href={profileHref(state.uniqueName)}>{messages.see}</Link>
      </p>
      <p className="ul-small ul-fault ul-account__help" role="alert">
        {state.message}
      </p>
    </Card>
  );
}
