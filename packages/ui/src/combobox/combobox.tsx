import { ChevronsUpDown, Search } from 'lucide-react';
import { type ForwardedRef, forwardRef, useContext } from 'react';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  ComboBoxStateContext,
} from 'react-aria-components';
import { IconButton } from '../button/button.tsx';
import { FieldFrame, type FieldLook, splitField } from '../field/field-frame.tsx';
import { InputGroup } from '../field/input-group.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { Spinner } from '../progress/spinner.tsx';
import { type Option, OptionList } from '../select/option-list.tsx';
import { comboboxMessages } from './combobox.messages.ts';
import { splitAtMatch } from './match.rules.ts';

export type ComboboxOption = Option;

export interface ComboboxProps
  extends Omit<
      AriaComboBoxProps<Option>,
      'children' | 'className' | 'style' | 'items' | 'defaultItems'
    >,
    FieldLook {
  /** All options, filtered here while typing; or with `isFiltered` those that a search found. */
  options: readonly ComboboxOption[];
  /** The options are already the answer to what is typed. @default false */
  isFiltered?: boolean;
  /** A search is running: what was found before stays until it ends. @default false */
  isLoading?: boolean;
  /** Said when nothing fits. @default 'Nothing found' */
  emptyText?: string;
  /** An example of what to type; never the only instruction. */
  placeholder?: string;
}

/** One of many, found by typing. For a search elsewhere follow `onInputChange`. */
export const Combobox = forwardRef(function Combobox(
  {
    options,
    isFiltered = false,
    isLoading = false,
    emptyText,
    placeholder,
    ...props
  }: ComboboxProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const messages = useMessages(comboboxMessages);
  const { field, frame } = splitField(props);
  const empty = isLoading ? messages.searching : (emptyText ?? messages.empty);
  return (
    <AriaComboBox
      {...field}
      {...(isFiltered ? { items: options } : { defaultItems: options })}
      allowsEmptyCollection
      className="ul-field"
    >
      <FieldFrame {...frame}>
        <InputGroup
          inputRef={ref}
          placeholder={placeholder}
          icon={<Search className="ul-icon" size={18} aria-hidden />}
        >
          <IconButton
            size="sm"
            aria-label={messages.show}
            icon={
              isLoading ? (
                <Spinner size={16} />
              ) : (
                <ChevronsUpDown className="ul-icon" size={16} aria-hidden />
              )
            }
          />
        </InputGroup>
      </FieldFrame>
      <Announcement isLoading={isLoading} text={empty} />
      <OptionList empty={empty}>{(label) => <Matched label={label} />}</OptionList>
    </AriaComboBox>
  );
});

/** The part of a label that was typed stands out. */
function Matched({ label }: { label: string }) {
  const [before, match, after] = splitAtMatch(
    label,
    useContext(ComboBoxStateContext)?.inputValue ?? '',
  );
  return (
    <>
      {before}
      {match && <b className="ul-strong">{match}</b>}
      {after}
    </>
  );
}

/** Tells those who do not see the list that it is empty, or not there yet. */
function Announcement({ isLoading, text }: { isLoading: boolean; text: string }) {
  const state = useContext(ComboBoxStateContext);
  const isTold = state?.isOpen && (isLoading || state.collection.size === 0);
  return (
    // While a list is open, only elements with this attribute stay readable for screen readers.
    <span className="ul-sr" role="status" data-live-announcer="">
      {isTold && text}
    </span>
  );
}
