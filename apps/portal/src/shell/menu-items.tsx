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
  return entries.map((entry) => <Way key={entry.label} entry={entry} onGo={onGo} />);
}

function Way({ entry, onGo }: { entry: MenuEntry; onGo: MenuItemsProps['onGo'] }) {
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
        {entries.map((one) => (
          <Way key={one.label} entry={one} onGo={onGo} />
        ))}
      </div>
    );
  }
  const isHere = place === way.href || (way.href !== '/' && place.startsWith(`${way.href}/`));
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
