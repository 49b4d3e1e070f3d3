'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { Wall } from '@uplink/ui/states';
import { followingMessages } from './following.messages.ts';
import { ProfileActions } from './profile-actions.view.tsx';
import { usePublicProfile } from './public-profile.controller.ts';
import type { PublicProfileProps } from './public-profile.types.ts';
import { PublicProfileView } from './public-profile.view.tsx';

/** The public profile of a learner; a private one is not there. */
export function PublicProfile({ uniqueName, ...addresses }: PublicProfileProps) {
  const messages = useMessages(followingMessages);
  const state = usePublicProfile(uniqueName);
  if (state.status === 'ready') {
    return <PublicProfileView {...state} actions={<ProfileActions {...state} {...addresses} />} />;
  }
  return (
    <NotReadyView
      isPage
      state={state}
      noun={messages.profile.noun}
      empty={{ art: <Wall />, title: messages.profile.missing, text: messages.profile.missingText }}
      skeleton={
        <div className="ul-stack ul-gap-24">
          <Skeleton height={140} />
          <Skeleton height={84} />
          <Skeleton height={180} />
        </div>
      }
    />
  );
}
