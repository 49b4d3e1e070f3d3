import { useLocation } from '@tanstack/react-router';
import type { Schema } from '@uplink/api-client';
import { Link } from 'react-aria-components';
import { menuIcon } from './icons.ts';

export interface MenuItemProps {
  item: Schema<'MenuItem'>;
  onGo?: () => void;
}

/** One way of the side navigation, with the group under it when it has one. */
export function MenuItem({ item, onGo }: MenuItemProps) {
  const { pathname } = useLocation();
  if (item.subItems) {
    return (
      <>
        <p className="ul-nav__group">{item.text}</p>
        {item.subItems.map((one) => (
          <MenuItem key={one.text} item={one} {...(onGo && { onGo })} />
        ))}
      </>
    );
  }
  const isHere =
    item.link === '/'
      ? pathname === '/'
      : pathname === item.link || pathname.startsWith(`${item.link}/`);
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
      <Link className="ul-nav__item" data-disabled="" href={item.link} isDisabled>
        {text}
      </Link>
    );
  }
  return (
    <Link
      className={item.hideMobile ? 'ul-nav__item ul-hide-mobile' : 'ul-nav__item'}
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
