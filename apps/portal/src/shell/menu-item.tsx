import type { Schema } from '@uplink/api-client';
import { Link } from 'react-aria-components';
import { menuIcon } from './icons.ts';
import { usePlace } from './place.ts';

export interface MenuItemProps {
  item: Schema<'MenuItem'>;
  onGo?: () => void;
}

/** One way of the side navigation, with the group under it when it has one. */
export function MenuItem({ item, onGo }: MenuItemProps) {
  const place = usePlace();
  if (item.subItems) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, these are links
      <div role="group" aria-label={item.text} className={look(item)}>
        <p className="ul-nav__group" aria-hidden="true">
          {item.text}
        </p>
        {item.subItems.map((one) => (
          <MenuItem key={one.text} item={one} {...(onGo && { onGo })} />
        ))}
      </div>
    );
  }
  const isHere =
    item.link === '/' ? place === '/' : place === item.link || place.startsWith(`${item.link}/`);
  const Icon = menuIcon(item.icon);
  const text = (
    <>
      <Icon className="ul-icon" size={18} aria-hidden />
      <span>{item.text}</span>
      {item.count ? <b className="ul-count">{item.count}</b> : null}
    </>
  );
  if (item.disabled) {
    return (
      <Link className={look(item, 'ul-nav__item')} data-disabled="" isDisabled>
        {text}
      </Link>
    );
  }
  return (
    <Link
      className={look(item, 'ul-nav__item')}
      href={item.link}
      data-selected={isHere || undefined}
      aria-current={isHere ? 'page' : undefined}
      {...(item.isTargetBlank && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(onGo && { onPress: onGo })}
    >
      {text}
    </Link>
  );
}

function look({ hideMobile }: MenuItemProps['item'], className = ''): string {
  return hideMobile ? `${className} ul-hide-mobile` : className;
}
