import { Combobox, type ComboboxProps } from '@uplink/ui/combobox';
import type { Companies } from './company-field.controller.ts';
import { messages } from './profile-form.messages.ts';

export interface CompanySuggestionsProps
  extends Omit<Companies, 'isOffered'>,
    Pick<ComboboxProps, 'label' | 'errorMessage' | 'onInputChange'> {
  hint: string;
  value: string;
}

/** The name of a company with what a service suggests for it. */
export function CompanySuggestions({ companies, value, ...field }: CompanySuggestionsProps) {
  return (
    <Combobox
      {...field}
      allowsCustomValue
      isFiltered
      emptyText={messages.noCompanies}
      options={companies.map(({ id, name }) => ({
        id,
        label: name,
        ...(id !== name && { description: id }),
      }))}
      inputValue={value}
    />
  );
}
