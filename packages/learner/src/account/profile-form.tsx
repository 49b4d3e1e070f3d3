'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { lazyPart, lazyView } from '@uplink/ui/lazy-part';
import { AccountSkeleton } from './account-skeleton.view.tsx';
import { useProfile } from './profile.controller.ts';
import type { ProfileFieldsProps } from './profile-fields.tsx';
import { profileFormMessages } from './profile-form.messages.ts';
import type { ProfileFormProps } from './profile-form.types.ts';

const skeleton = <AccountSkeleton heights={[380, 300]} />;
const fields = lazyPart(async () => (await import('./profile-fields.tsx')).ProfileFields);
// Asked for with this file; when that fails, the form itself asks again.
fields.load().catch(() => {});
const ProfileFields = lazyView<ProfileFieldsProps>(fields, () => skeleton);

/** Personal information, address, t-shirt size and links, saved together. */
export function ProfileForm(props: ProfileFormProps) {
  const messages = useMessages(profileFormMessages);
  const state = useProfile();
  if (state.status === 'ready') return <ProfileFields {...props} profile={state.profile} />;
  return <NotReadyView state={state} noun={messages.noun} skeleton={skeleton} />;
}
