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
    <Way key={entry.label} entry={entry} beside={entries} onGo={onGo} />
  ));
}

/** Whether a place is the page of an entry, or below it. */
const leadsTo = ({ href }: MenuEntry, place: string) =>
  href !== undefined && (place === href || (href !== '/' && place.startsWith(`${href}/`)));

/** Of entries that lead to pages below one another, such as an inbox and one of its lists, the lowest is meant. */
function isCurrent(entry: MenuEntry, beside: readonly MenuEntry[], place: string): boolean {
  const isBelow = ({ href }: MenuEntry) => href?.startsWith(`${entry.href}/`);
  return leadsTo(entry, place) && !beside.some((other) => isBelow(other) && leadsTo(other, place));
}

interface WayProps extends Pick<MenuItemsProps, 'onGo'> {
  entry: MenuEntry;
  beside: readonly MenuEntry[];
}

function Way({ entry, beside, onGo }: WayProps) {
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
  const isHere = isCurrent(entry, beside, place);
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
