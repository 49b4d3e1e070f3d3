import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  Header,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components';
import '../popover/popover.css';
import './menu.css';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A link item; else `onAction` is told. */
  href?: string;
  isDisabled?: boolean;
  tone?: 'danger';
}

export interface MenuProps {
  'aria-label': string;
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** A line above the items, e.g. whose menu it is. */
  title?: string;
  /** Groups of items, apart by a line. */
  groups: readonly (readonly MenuEntry[])[];
  onAction: (id: string) => void;
}

/** Actions behind a button. */
export function Menu({ trigger, title, groups, onAction, ...props }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className="ul-popover" placement="bottom end">
        <AriaMenu {...props} className="ul-menu" onAction={(key) => onAction(String(key))}>
          {groups.flatMap((entries, index) => [
            index > 0 && <Separator key={`line-${entries[0]?.id}`} className="ul-menu__sep" />,
            <MenuSection key={entries[0]?.id} aria-label={title ?? props['aria-label']}>
              {index === 0 && title ? <Header className="ul-menu__group">{title}</Header> : null}
              {entries.map(({ id, label, icon, href, isDisabled = false, tone }) => (
                <MenuItem
                  key={id}
                  id={id}
                  className="ul-menu__item"
                  isDisabled={isDisabled}
                  data-tone={tone}
                  textValue={label}
                  {...(href && { href })}
                >
                  {icon}
                  <span>{label}</span>
                </MenuItem>
              ))}
            </MenuSection>,
          ])}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
