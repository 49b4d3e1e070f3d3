import { Search, X } from 'lucide-react';
import { type ForwardedRef, forwardRef } from 'react';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import { IconButton } from '../button/button.tsx';
import { FieldFrame, type FieldLook, splitField } from '../field/field-frame.tsx';
import { InputGroup } from '../field/input-group.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { searchFieldMessages } from './search-field.messages.ts';
import './search-field.css';

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'children' | 'className' | 'style'>,
    FieldLook {
  /** An example of what to type; never the only instruction. */
  placeholder?: string;
}

/** Words to look for. Escape or the button clears them. */
export const SearchField = forwardRef(function SearchField(
  { placeholder, ...props }: SearchFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const messages = useMessages(searchFieldMessages);
  const { field, frame } = splitField(props);
  return (
    <AriaSearchField {...field} className="ul-field ul-search-field">
      <FieldFrame {...frame}>
        <InputGroup
          inputRef={ref}
          placeholder={placeholder}
          icon={<Search className="ul-icon" size={18} aria-hidden />}
        >
          <IconButton
            size="sm"
            aria-label={messages.clear}
            icon={<X className="ul-icon" size={16} aria-hidden />}
          />
        </InputGroup>
      </FieldFrame>
    </AriaSearchField>
  );
});
