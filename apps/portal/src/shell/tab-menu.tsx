import { Menu, type MenuEntry } from '@uplink/ui/menu';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components';

export interface TabMenuProps {
  /** The tab with what lies under it. */
  entry: MenuEntry;
  /** The address that is open. */
  current: string;
}

/** A tab that opens what lies under it. */
export function TabMenu({ entry, current }: TabMenuProps) {
  const { label, icon, isDisabled = false, isHiddenOnMobile, entries = [] } = entry;
  const isHere = entries.some(({ href }) => href === current);
  return (
    <Menu
      aria-label={label}
      trigger={
        <Button
          className={isHiddenOnMobile ? 'ul-tab ul-hide-mobile' : 'ul-tab'}
          isDisabled={isDisabled}
          data-selected={isHere || undefined}
        >
          {icon}
          <span>{label}</span>
          <ChevronDown className="ul-icon" size={14} aria-hidden />
        </Button>
      }
      groups={[entries]}
    />
  );
}
