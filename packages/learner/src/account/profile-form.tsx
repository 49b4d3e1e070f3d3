'use client';
import { NotReadyView } from '@uplink/kit/states';
import { useEffect } from 'react';
import { AccountSkeleton } from './account-skeleton.view.tsx';
import { CompanyField } from './company-field.tsx';
import { useProfileForm } from './profile-form.controller.ts';
import { messages } from './profile-form.messages.ts';
import type { ProfileFormProps } from './profile-form.types.ts';
import { ProfileFormView } from './profile-form.view.tsx';

/** Personal information, address, t-shirt size and links, saved together. */
export function ProfileForm({ onUnsavedChange, ...props }: ProfileFormProps) {
  const state = useProfileForm();
  const isUnsaved = state.status === 'ready' && state.isDirty;
  useEffect(() => {
    onUnsavedChange?.(isUnsaved);
  }, [onUnsavedChange, isUnsaved]);
  if (state.status === 'ready') {
    return <ProfileFormView {...props} {...state} renderCompany={CompanyField} />;
  }
  return (
    <NotReadyView
      state={state}
      noun={messages.noun}
      skeleton={<AccountSkeleton heights={[380, 300]} />}
    />
  );
}
