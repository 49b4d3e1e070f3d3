import type { ReactElement } from 'react';
import {
  Menu as AriaMenu,
  Header,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components';
import { AriaControls } from '../aria-controls/aria-controls.tsx';
import { useMediaQuery } from '../media-query/index.ts';
import { giveFocusBack } from '../popover/opener.ts';
import type { MenuEntry } from './menu.types.ts';
import { onMobile, toSections } from './menu-sections.rules.ts';
import '../status/status.css';
import '../popover/popover.css';
import './menu.css';

export interface MenuProps {
  /** Names the menu. */
  'aria-label': string;
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** A line above the items, e.g. whose menu it is. */
  title?: string;
  /** Groups of items, apart by a line. */
  groups: readonly (readonly MenuEntry[])[];
  /** An item without an address was chosen. */
  onAction?: (id: string) => void;
}

/** Actions and ways behind a button. */
export function Menu({ trigger, title, groups, onAction, ...props }: MenuProps) {
  const isMobile = useMediaQuery('(max-width: 767px)');
  const shown = isMobile ? groups.map(onMobile) : groups;
  return (
    <AriaControls>
      <MenuTrigger onOpenChange={giveFocusBack}>
        {trigger}
        <Popover className="ul-popover" placement="bottom end">
          <AriaMenu {...props} className="ul-menu" onAction={(key) => onAction?.(String(key))}>
            {shown.flatMap((entries, index) => [
              index > 0 && <Separator key={`line-${entries[0]?.id}`} className="ul-menu__sep" />,
              ...toSections(entries, index === 0 ? title : undefined).map((section) => (
                <MenuSection
                  key={`${section.title}-${section.entries[0]?.id}`}
                  aria-label={section.title ?? title ?? props['aria-label']}
                >
                  {section.title ? (
                    <Header className="ul-menu__group">{section.title}</Header>
                  ) : null}
                  {section.entries.map((entry) => (
                    <Item key={entry.id} entry={entry} />
                  ))}
                </MenuSection>
              )),
            ])}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaControls>
  );
}

function Item({ entry }: { entry: MenuEntry }) {
  const { label, detail, icon, count, tone, isHiddenOnMobile, entries, ...way } = entry;
  return (
    <MenuItem {...way} className="ul-menu__item" data-tone={tone} textValue={label}>
      {icon}
      <span>
        {label}
        {detail && <span className="ul-menu__detail">{detail}</span>}
      </span>
      {count ? <b className="ul-count">{count}</b> : null}
    </MenuItem>
  );
}
