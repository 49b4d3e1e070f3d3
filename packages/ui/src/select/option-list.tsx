import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import './option-list.css';

export interface Option {
  id: string;
  label: string;
  /** A second line that tells options apart. */
  description?: string;
  isDisabled?: boolean;
}

export interface OptionListProps {
  /** Left out where the field around the list holds them. */
  options?: readonly Option[];
  /** Shown instead when there is no option. */
  empty?: ReactNode;
  /** Draws the label of an option. */
  children?: (label: string) => ReactNode;
}

/** The options of a field, floating under it. */
export function OptionList({ options, empty, children = (label) => label }: OptionListProps) {
  return (
    <Popover className="ul-options" offset={6}>
      <ListBox<Option>
        className="ul-options__list"
        {...(options && { items: options })}
        renderEmptyState={() => <div className="ul-options__empty">{empty}</div>}
      >
        {({ id, label, description, isDisabled = false }) => (
          <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className="ul-option">
            <span className="ul-option__text">
              <span>{children(label)}</span>
              {description && <span className="ul-option__help">{description}</span>}
            </span>
            <Check className="ul-icon ul-option__check" size={16} aria-hidden />
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
