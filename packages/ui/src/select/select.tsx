import { ChevronDown } from 'lucide-react';
import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from 'react';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  SelectValue,
} from 'react-aria-components';
import { FieldFrame, type FieldLook, splitField } from '../field/field-frame.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { giveFocusBack } from '../popover/opener.ts';
import { type Option, OptionList } from './option-list.tsx';
import { selectMessages } from './select.messages.ts';
import './select.css';

export type SelectOption = Option;

export interface SelectProps<Id extends string = string>
  extends Omit<
      AriaSelectProps<Option>,
      'children' | 'className' | 'style' | 'value' | 'defaultValue' | 'onChange'
    >,
    FieldLook {
  /** What can be chosen, in this order. */
  options: readonly (SelectOption & { id: Id })[];
  /** The id of the chosen option; empty or null for none. */
  value?: Id | '' | null;
  /** The id of the option chosen at first, where the select keeps its value itself. @default none */
  defaultValue?: Id;
  /** Told the id of the option that was chosen. */
  onChange?: (id: Id) => void;
}

/** Chooses one option from a list. For more than about ten options, use a `Combobox`. */
export const Select = forwardRef(function Select<Id extends string>(
  props: SelectProps<Id>,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const messages = useMessages(selectMessages);
  const { options, placeholder = messages.placeholder, onChange, onOpenChange, ...rest } = props;
  const { field, frame } = splitField(rest);
  return (
    <AriaSelect
      {...field}
      placeholder={placeholder}
      className="ul-field ul-select"
      onChange={(id) => onChange?.(id as Id)}
      onOpenChange={(isOpen) => {
        giveFocusBack(isOpen);
        onOpenChange?.(isOpen);
      }}
    >
      <FieldFrame {...frame}>
        <Button ref={ref} className="ul-input ul-select__button">
          <SelectValue<Option> className="ul-select__value">
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <ChevronDown className="ul-icon ul-select__chevron" size={18} aria-hidden />
        </Button>
      </FieldFrame>
      <OptionList options={options} empty={messages.empty} />
    </AriaSelect>
  );
}) as <Id extends string>(
  props: SelectProps<Id> & RefAttributes<HTMLButtonElement>,
) => ReactElement;
