'use client';
import { TextField } from '@uplink/ui/field';
import { lazy, Suspense } from 'react';
import { useCompanies } from './company-field.controller.ts';
import { messages } from './profile-form.messages.ts';

const CompanySuggestions = lazy(async () => ({
  default: (await import('./company-suggestions.view.tsx')).CompanySuggestions,
}));

export interface CompanyFieldProps {
  value: string;
  errorMessage: string | undefined;
  onChange: (name: string) => void;
}

/** The name of a company, with suggestions where the academy has a service for them. */
export function CompanyField({ value, errorMessage, onChange }: CompanyFieldProps) {
  const { isOffered, ...found } = useCompanies(value);
  const look = { label: messages.fields.companyName, hint: messages.optional, errorMessage };
  const plain = (
    <TextField {...look} autoComplete="organization" value={value} onChange={onChange} />
  );
  if (!isOffered) return plain;
  return (
    <Suspense fallback={plain}>
      <CompanySuggestions {...look} {...found} value={value} onInputChange={onChange} />
    </Suspense>
  );
}
