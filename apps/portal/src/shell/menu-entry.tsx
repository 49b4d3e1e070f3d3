import type { Schema } from '@uplink/api-client';
import type { MenuEntry } from '@uplink/ui/menu';
import { menuIcon } from './icons.ts';

type Item = Schema<'MenuItem'>;

/** A menu item as props of the component that draws it. Items under a disabled one are disabled too. */
export function menuEntry(item: Item, iconSize = 16): MenuEntry {
  const { text, link, count, disabled, hideMobile, subItems } = item;
  const Icon = menuIcon(item.icon);
  return {
    id: link,
    label: text,
    icon: <Icon className="ul-icon" size={iconSize} aria-hidden />,
    count,
    isHiddenOnMobile: hideMobile,
    entries: subItems?.map((one) => menuEntry(disabled ? { ...one, disabled } : one, iconSize)),
    ...menuWay(item),
  };
}

/** The items of the side navigation, with its larger icons. */
export const sideEntries = (items: readonly Item[]) => items.map((item) => menuEntry(item, 18));

/** The ways that the menu offers. */
export const menuWays = ({ nav }: Schema<'Menu'>) => ({
  top: sideEntries(nav.top),
  bottom: sideEntries(nav.bottom),
});

/** An item's target as props of a link. */
export function menuWay({ link, disabled, isTargetBlank }: Item) {
  if (disabled) return { isDisabled: true };
  return { href: link, ...(isTargetBlank && { target: '_blank', rel: 'noopener noreferrer' }) };
}
