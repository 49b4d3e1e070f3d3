'use client';
import { Combobox } from '@uplink/ui/combobox';
import { TextField } from '@uplink/ui/field';
import { useCompanies } from './company-field.controller.ts';
import { messages } from './profile-form.messages.ts';

export interface CompanyFieldProps {
  value: string;
  errorMessage: string | undefined;
  onChange: (name: string) => void;
}

/** The name of a company, with suggestions where the academy has a service for them. */
export function CompanyField({ value, errorMessage, onChange }: CompanyFieldProps) {
  const { isOffered, isLoading, companies } = useCompanies(value);
  const look = { label: messages.fields.companyName, hint: messages.optional, errorMessage };
  if (!isOffered) {
    return <TextField {...look} autoComplete="organization" value={value} onChange={onChange} />;
  }
  return (
    <Combobox
      {...look}
      allowsCustomValue
      isFiltered
      isLoading={isLoading}
      emptyText={messages.noCompanies}
      options={companies.map(({ id, name }) => ({
        id,
        label: name,
        ...(id !== name && { description: id }),
      }))}
      inputValue={value}
      onInputChange={onChange}
    />
  );
}
