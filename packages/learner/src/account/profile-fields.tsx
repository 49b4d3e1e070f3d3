'use client';
import type { Schema } from '@uplink/api-client';
import { useEffect } from 'react';
import { CompanyField } from './company-field.tsx';
import { useProfileForm } from './profile-form.controller.ts';
import type { ProfileFormProps } from './profile-form.types.ts';
import { ProfileFormView } from './profile-form.view.tsx';

export interface ProfileFieldsProps extends ProfileFormProps {
  profile: Schema<'Profile'>;
}

/** The form itself. A file of its own, so that the code of forms loads with the profile data, not before the page. */
export function ProfileFields({ onUnsavedChange, ...props }: ProfileFieldsProps) {
  const state = useProfileForm(props.profile);
  const { isDirty } = state.form;
  useEffect(() => {
    onUnsavedChange?.(isDirty);
  }, [onUnsavedChange, isDirty]);
  return <ProfileFormView {...props} {...state} renderCompany={CompanyField} />;
}
