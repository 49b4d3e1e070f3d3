import { Link } from '@uplink/ui/link';
import type { MenuEntry } from '@uplink/ui/menu';
import { usePlace } from './place.ts';

export interface MenuItemsProps {
  entries: readonly MenuEntry[];
  /** One of them was followed. */
  onGo?: (() => void) | undefined;
}

/** Ways of the side navigation, each with the group under it when it has one. */
export function MenuItems({ entries, onGo }: MenuItemsProps) {
  return entries.map((entry) => (
    <Way key={entry.label} entry={entry} isAbove={isAbove(entry, entries)} onGo={onGo} />
  ));
}

/** Whether other entries beside it lead to pages below its own, such as the start page of an area. */
const isAbove = ({ href }: MenuEntry, beside: readonly MenuEntry[]) =>
  beside.some((other) => other.href?.startsWith(`${href}/`));

interface WayProps extends Pick<MenuItemsProps, 'onGo'> {
  entry: MenuEntry;
  /** Only its own page selects it. */
  isAbove: boolean;
}

function Way({ entry, isAbove: isExact, onGo }: WayProps) {
  const place = usePlace();
  const { id, label, icon, count, tone, isHiddenOnMobile, entries, ...way } = entry;
  const look = isHiddenOnMobile ? 'ul-hide-mobile' : '';
  if (entries) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, these are links
      <div role="group" aria-label={label} className={look}>
        <p className="ul-nav__group" aria-hidden="true">
          {label}
        </p>
        <MenuItems entries={entries} onGo={onGo} />
      </div>
    );
  }
  const isBelow = !isExact && way.href !== '/' && place.startsWith(`${way.href}/`);
  const isHere = place === way.href || isBelow;
  return (
    <Link
      {...way}
      className={`ul-nav__item ${look}`}
      data-selected={isHere || undefined}
      aria-current={isHere ? 'page' : undefined}
      {...(onGo && { onPress: onGo })}
    >
      {icon}
      <span>{label}</span>
      {count ? <b className="ul-count">{count}</b> : null}
    </Link>
  );
}
