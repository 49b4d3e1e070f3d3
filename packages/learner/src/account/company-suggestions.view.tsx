import { useMessages } from '@uplink/api-client/messages';
import { Combobox, type ComboboxProps } from '@uplink/ui/combobox';
import type { Companies } from './company-field.controller.ts';
import { profileFormMessages } from './profile-form.messages.ts';

export interface CompanySuggestionsProps
  extends Omit<Companies, 'isOffered'>,
    Pick<ComboboxProps, 'label' | 'errorMessage' | 'onInputChange'> {
  hint: string;
  value: string;
}

/** The name of a company with what a service suggests for it. */
export function CompanySuggestions({ companies, value, ...field }: CompanySuggestionsProps) {
  const messages = useMessages(profileFormMessages);
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
