'use client';
import { useMessages } from '@uplink/api-client/messages';
import { TextField } from '@uplink/ui/field';
import { lazyPart, useLazyPart } from '@uplink/ui/lazy-part';
import { useCompanies } from './company-field.controller.ts';
import { profileFormMessages } from './profile-form.messages.ts';

const companySuggestions = lazyPart(
  async () => (await import('./company-suggestions.view.tsx')).CompanySuggestions,
);

export interface CompanyFieldProps {
  value: string;
  errorMessage: string | undefined;
  onChange: (name: string) => void;
}

/** The name of a company, with suggestions where the academy has a service for them; a plain field does without. */
export function CompanyField({ value, errorMessage, onChange }: CompanyFieldProps) {
  const messages = useMessages(profileFormMessages);
  const { isOffered, ...found } = useCompanies(value);
  const suggestions = useLazyPart(companySuggestions, { isWanted: isOffered });
  const look = { label: messages.fields.companyName, hint: messages.optional, errorMessage };
  if (isOffered && suggestions.status === 'ready') {
    return <suggestions.Part {...look} {...found} value={value} onInputChange={onChange} />;
  }
  return <TextField {...look} autoComplete="organization" value={value} onChange={onChange} />;
}
